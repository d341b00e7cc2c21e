export const texts = {
  from: 'Aus dem Chat: {{name}}, {{day}}, {{time}}',
} as const
