/** Where somebody sets up the second factor that the organisation demands. */
export const secondFactorPath = '/second-factor'
