import type { AnyComputerSeat } from '#engine/computer.ts';
import { computer as cyclades } from './cyclades/computer/index.ts';
import { computer as peloponnes } from './peloponnes/computer/index.ts';

/** The AI player of every game that has one, by the game's id. */
export const COMPUTERS: Readonly<Record<string, AnyComputerSeat>> = {
  cyclades: cyclades as unknown as AnyComputerSeat,
  peloponnes: peloponnes as unknown as AnyComputerSeat,
};
