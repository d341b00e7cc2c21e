export const kontaktePath = '/contacts'
/** Stands where the id of a contact would stand. */
export const neu = 'neu'
export const newKontaktPath = `${kontaktePath}/${neu}`
export const kontaktPath = (kontaktId: string) => `${kontaktePath}/${kontaktId}`
export const importPath = `${kontaktePath}/import`
export const duplicatesPath = `${kontaktePath}/doppelte`
/** The order form lies in another room; what is known of it here is its address. */
export const bestellungPath = '/bestellungen/neu'
