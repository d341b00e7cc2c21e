export const klientenPath = '/klienten'
export const newKlientPath = '/klienten/neu'
export const klientImportPath = '/klienten/import'
/** Restricted and due records; one of them opens there, because a restricted one has no other address. */
export const loeschungenPath = (ansicht: string, klientId?: string) =>
  `/klienten/loeschung?ansicht=${ansicht}${klientId === undefined ? '' : `&klient=${klientId}`}`
export const klientPath = (klientId: string) => `/klienten/${klientId}`
export const klientBereichPath = (klientId: string, bereich: string) => `/klienten/${klientId}?bereich=${bereich}`

/** The forms for orders and visits lie in rooms above; what is known of them here are their addresses. */
export const newBestellungPath = (klientId: string) => `/bestellungen/neu?klient=${klientId}`
export const newHausbesuchPath = (klientId: string) => `/hausbesuch/neu?klientId=${klientId}`
export const bestellungPath = (bestellungId: string) => `/bestellungen/${bestellungId}`
export const hausbesuchPath = (hausbesuchId: string) => `/hausbesuch/${hausbesuchId}`
export const bestellungenPath = (klientId: string) => `/bestellungen/pflege?klientId=${klientId}`
