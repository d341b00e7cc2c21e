import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './abschriften.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  titel: 'Retention',
  zurueck: 'All orders',
  ansichten: 'Views',
  ansicht: { FAELLIG: 'Minimum period over', ALLE: 'All' },
  text: {
    ARZT: 'For every order it prescribes, the practice keeps a copy of its own: for whom, and what. It must be kept for ten years after the end of treatment (§ 630f (3) BGB). The period is counted from the last prescription; if treatment lasted longer, the later day applies.',
    APOTHEKE:
      'For every order it accepts, the pharmacy keeps a copy of its own: for whom, and what. It must be kept for at least five years, and until one year after the expiry date of what was dispensed (§ 22 (1) ApBetrO).',
  },
  bleibt: 'Nothing is deleted automatically when the period is over.',
  leer: { FAELLIG: 'The minimum period is not over for any copy.', ALLE: 'No copies yet.' },
  name: 'Patient',
  geboren: 'Born',
  bestellungen: 'Orders',
  zuletzt: 'Last activity',
  bis: 'At least until',
  kopie: 'Copy',
  format: { pdf: 'PDF', json: 'JSON' },
  kopieVon: 'Download copy for {{name}} as {{format}}',
  geladen: 'The copy has been downloaded and logged.',
  mehr: 'Show more',
}
