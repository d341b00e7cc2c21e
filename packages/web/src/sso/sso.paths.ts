export const ssoPath = '/verwaltung/anmeldung'
