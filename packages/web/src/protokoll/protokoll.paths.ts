export const protokollPath = '/protokoll'
export const ownPath = '/protokoll/eigenes'
export const protokollOfPerson = (personId: string) => `${protokollPath}?personId=${personId}`
export const protokollOfKlient = (klientId: string) => `${protokollPath}?klientId=${klientId}`
export const auskunftPath = (klientId: string) => `/protokoll/klienten/${klientId}`
/** The record lies in a room above; what is known of it here is its address. */
export const klientPath = (klientId: string) => `/klienten/${klientId}`
/** Where the record tells what was changed in it, for who may read it. */
export const verlaufPath = (klientId: string) => `${klientPath(klientId)}?bereich=verlauf`
