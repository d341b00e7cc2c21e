/** Managers of organisations set up the form. */
export const istLeitung = (rollen: readonly string[]): boolean => rollen.some((rolle) => rolle.endsWith('_ADMIN') && rolle !== 'ROLE_ADMIN')
