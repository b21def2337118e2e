/** One of the processes that play the matches of the calendar bench. */
import { serve } from '../../support/drivers/workers.ts';
import { type InAllArms, type MatchOfBench, playInAllArms } from './inAllArms.ts';

serve<MatchOfBench, InAllArms>(playInAllArms);
