export const texts = {
  title: 'Ungespeicherte Eingaben',
  text: 'Auf dieser Seite stehen Eingaben, die noch nicht gespeichert sind. Wenn Sie gehen, sind sie verloren.',
  stay: 'Hier bleiben',
  leave: 'Verwerfen und gehen',
} as const
