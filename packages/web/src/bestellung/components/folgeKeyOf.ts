import type { FolgeArt } from '@dreiklang/domain/bestellung/folgen'

/** What paper a pharmacy has goes back to the practice after a cancellation, and to whoever brought it after its own refusal. */
export const folgeKeyOf = (art: FolgeArt, bei: string) =>
  art === 'REZEPT_ZURUECK' && bei === 'APOTHEKE' ? 'folge.REZEPT_HERAUS' : (`folge.${art}` as const)
