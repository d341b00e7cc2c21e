export const machinePath = '/verwaltung/schnittstellen'
/** Where events go: a room above this one shows it. */
export const webhookPath = '/verwaltung/webhooks'
