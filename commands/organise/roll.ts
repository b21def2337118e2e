import { organiserCommand } from '#discord/organising.ts';

export default organiserCommand('roll');
