import { describe, expect, test } from 'vitest';
import {
  type Accepted,
  acceptedBy,
  acceptsPace,
  formTables,
  hoursIn,
  type Player,
  type Proposal,
  type Seek,
} from '#community/queue/index.ts';
import { HOUR, NOW, type Server, serverOf } from './people.ts';

const SERVERS = Array.from({ length: 40 }, (_, index) => serverOf(index + 1, 10 + 4 * (index % 20)));
const form = ({ seeks, lobbies, avoids }: Server): readonly Proposal[] => formTables(seeks, lobbies, NOW, avoids);
const FORMED = new Map(SERVERS.map((server) => [server, form(server)]));
const formed = (server: Server): readonly Proposal[] => FORMED.get(server) ?? [];

const seekOf = ({ seeks }: Server, userId: string): Seek => {
  const found = seeks.find((one) => one.userId === userId);
  if (found === undefined) throw new Error(`${userId} is not in the queue.`);
  return found;
};

/** What the longest waiting person at a table accepts, which decides about shared hours and ratings. */
const limitsOf = (server: Server, { people }: Proposal): Accepted => {
  const [longest] = people.map((userId) => seekOf(server, userId)).sort((one, other) => one.since - other.since);
  if (longest === undefined) throw new Error('Nobody is at the table.');
  return acceptedBy(longest, NOW);
};

/** All people at a proposed table: those in its lobby, and those from the queue. */
const peopleAt = ({ seeks, lobbies }: Server, { lobby, people }: Proposal): readonly Player[] => [
  ...(lobbies.find(({ id }) => id === lobby)?.players ?? []),
  ...people.flatMap((id) => seeks.find(({ userId }) => userId === id) ?? []),
];

const pairsOf = (people: readonly Player[]): readonly (readonly [Player, Player])[] =>
  people.flatMap((one) => people.filter((other) => other !== one).map((other) => [one, other] as const));

/** Pairs of which at least one was in the queue: the people of a lobby have chosen each other. */
const newPairsOf = (server: Server, proposal: Proposal): readonly (readonly [Player, Player])[] =>
  pairsOf(peopleAt(server, proposal)).filter((pair) => pair.some(({ userId }) => proposal.people.includes(userId)));

const each = (check: (server: Server, proposal: Proposal) => void): void => {
  for (const server of SERVERS) {
    for (const proposal of formed(server)) check(server, proposal);
  }
};

describe('formed tables', () => {
  test('many are formed, some of them by filling lobbies, some with an AI player', () => {
    const all = SERVERS.flatMap((server) => formed(server));
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(({ lobby }) => lobby !== undefined).length).toBeGreaterThan(10);
    expect(all.filter(({ lobby, computers }) => lobby === undefined && computers === 1).length).toBeGreaterThan(10);
  });

  test('nobody sits with a person that one of the two avoids', () => {
    each((server, proposal) => {
      for (const [one, other] of newPairsOf(server, proposal)) {
        expect(server.avoids.get(one.userId)?.has(other.userId) ?? false).toBe(false);
      }
    });
  });

  test('nobody is at two tables, or twice at one', () => {
    for (const server of SERVERS) {
      const seated = formed(server).flatMap((proposal) => peopleAt(server, proposal).map(({ userId }) => userId));
      const places = seated.length - new Set(seated).size;
      const twiceInLobbies = formed(server).flatMap(({ lobby }) =>
        server.lobbies.filter(({ id }) => id === lobby).flatMap(({ players }) => players.map(({ userId }) => userId)),
      );
      expect(places).toBe(twiceInLobbies.length - new Set(twiceInLobbies).size);
    }
  });

  test('each has the game, a pace and the seats that all of its people accept by now', () => {
    each((server, proposal) => {
      for (const userId of proposal.people) {
        const found = seekOf(server, userId);
        const accepted = acceptedBy(found, NOW);
        expect(found.games).toContain(proposal.game);
        expect(acceptsPace(found.paces, accepted, proposal.pace)).toBe(true);
        expect(accepted.seats).toContain(proposal.seats);
        if (proposal.lobby === undefined && proposal.computers > 0) expect(found.computer).toBe(true);
      }
      expect(proposal.sharedHours).toBeGreaterThanOrEqual(limitsOf(server, proposal).sharedHours);
      const shared = peopleAt(server, proposal).reduce((mask, { awake }) => mask & awake, 0xffffff);
      expect(proposal.sharedHours).toBe(hoursIn(shared));
      expect(peopleAt(server, proposal).length + proposal.computers).toBe(proposal.seats);
    });
  });

  test('ratings are no further apart than the longest waiting person accepts by now', () => {
    each((server, proposal) => {
      for (const [one, other] of newPairsOf(server, proposal)) {
        const [own, others] = [one.skills?.[proposal.game], other.skills?.[proposal.game]];
        if (own === undefined || others === undefined) continue;
        expect(Math.abs(own - others)).toBeLessThanOrEqual(limitsOf(server, proposal).skill);
      }
    });
  });

  test('all are as reliable as the others demand', () => {
    each((server, proposal) => {
      for (const [{ demands }, { reliability }] of newPairsOf(server, proposal)) {
        if (demands === undefined) continue;
        if (reliability === undefined) expect(demands.newcomers).toBe(true);
        else expect(reliability).toBeGreaterThanOrEqual(demands.reliability);
      }
    });
  });

  test('the order of people, lobbies and wishes does not change the result', () => {
    for (const server of SERVERS) {
      const turned: Server = {
        seeks: server.seeks
          .map((one) => ({ ...one, games: [...one.games].reverse(), paces: [...one.paces].reverse() }))
          .reverse(),
        lobbies: [...server.lobbies].reverse(),
        avoids: new Map([...server.avoids].reverse()),
      };
      expect(form(turned)).toEqual(formed(server));
    }
  });

  test('nobody is left who could be at a table with others who are left', () => {
    for (const server of SERVERS) {
      const seated = new Set(formed(server).flatMap((proposal) => peopleAt(server, proposal).map(({ userId }) => userId)));
      const left = server.seeks.filter(({ userId }) => !seated.has(userId));
      expect(formTables(left, [], NOW, server.avoids)).toEqual([]);
    }
  });
});

test('waiting only adds to what a person accepts', () => {
  const { seeks } = serverOf(1, 20);
  for (const seek of seeks) {
    for (let hours = 0; hours < 40; hours++) {
      const [before, after] = [acceptedBy(seek, seek.since + hours * HOUR), acceptedBy(seek, seek.since + (hours + 1) * HOUR)];
      expect(after.sharedHours).toBeLessThanOrEqual(before.sharedHours);
      expect(after.skill).toBeGreaterThan(before.skill);
      expect(before.seats.every((count) => after.seats.includes(count))).toBe(true);
      expect([after.nextPace || !before.nextPace, after.smallTable || !before.smallTable]).toEqual([true, true]);
    }
  }
});
