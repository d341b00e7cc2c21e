export const isLeitung = (rollen: readonly string[]): boolean => rollen.some((rolle) => rolle.endsWith('_ADMIN') && rolle !== 'ROLE_ADMIN')
