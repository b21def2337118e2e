export { type Lesson, type LessonStep, leadsToSamePosition, lessonAt } from './lesson.ts';
export { createGameRegistry, type GameDefinition, type GameRegistry, type OptionUse } from './registry.ts';
