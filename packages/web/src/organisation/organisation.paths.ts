/** The administration of organisations and accounts. */
export const verwaltungPath = '/verwaltung'

/** The address behind a single-use token, as the room of sign-in reads it; absolute, because it is handed to another person. */
export const passwortLink = (token: string, origin: string) => `${origin}/reset-password?token=${encodeURIComponent(token)}`
