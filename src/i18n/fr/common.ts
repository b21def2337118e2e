import { commonSentences } from '../common/common.ts';
import { commandNames } from './commandNames.ts';
import { commands } from './common/commands.ts';
import { t } from './text.ts';

export const common = commonSentences(t, { commands, commandNames });
