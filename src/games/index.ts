export { type Lesson, type LessonStep, leadsToSamePosition, lessonAt } from './lesson.ts';
export type { Puzzle, PuzzleMove } from './puzzle.ts';
export { createGameRegistry, type GameDefinition, type GameRegistry, type OptionUse } from './registry.ts';
