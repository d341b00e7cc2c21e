/** Addresses of this room. */
export const klientenPath = '/klienten'
export const neuerKlientPath = '/klienten/neu'
export const klientPath = (klientId: string) => `/klienten/${klientId}`
export const klientBearbeitenPath = (klientId: string) => `/klienten/${klientId}/bearbeiten`

/** The order form lies in a room above; what is known of it here is its address. */
export const neueBestellungPath = (klientId: string) => `/bestellungen/neu?klient=${klientId}`
