export const secondFactorPath = '/second-factor'
