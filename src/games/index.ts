export { type Lesson, type LessonStep, lessonAt } from './lesson.ts';
export { createGameRegistry, type GameDefinition, type GameRegistry } from './registry.ts';
