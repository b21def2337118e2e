import { organiserCommand } from '#discord/decisions/organiserCommand.ts';

export default organiserCommand('rewind');
