export const anliegenPath = '/anliegen'
export const einAnliegenPath = (id: string) => `${anliegenPath}/${id}`
export const formularEinstellenPath = `${anliegenPath}/formular`
const publicFormPath = '/public-form'

export const statusPath = (nummer?: string) => `${publicFormPath}/status${nummer === undefined ? '' : `?code=${nummer}`}`

export const publicAdresse = (origin: string, adresse: string) => `${origin}${publicFormPath}?an=${adresse}`

/** Accepts the code itself or a pasted address. */
export function adresseFrom(input: string): string {
  const word = input.trim().toLowerCase()
  return /[?&]an=([^&#]*)/.exec(word)?.[1] ?? word
}

/** Orders live in a room below; here only their addresses are known. */
export const entwurfPath = (bestellungId: string) => `/bestellungen/${bestellungId}/bearbeiten`
export const bestellungPath = (bestellungId: string) => `/bestellungen/${bestellungId}`
