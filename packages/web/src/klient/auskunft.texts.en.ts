import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './auskunft.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  menu: 'Export and print',
  drucken: 'Print record',
  information: 'Information on data protection (PDF, German)',
  informationFertig: 'The information has been downloaded. Please hand it to the client.',
  auskunft: 'Export of all data',
  dialog: {
    titel: 'Export of all data',
    text: 'It holds everything that your nursing service keeps about the client, also who has seen it. Hand it out only when you know who is in front of you.',
    zweck: 'Who asks?',
    zwecke: {
      KLIENT: 'The client himself or herself',
      VOLLMACHT: 'Somebody with a power of attorney or a legal guardian',
      KASSE_MD: 'Health insurance, care insurance or the Medizinischer Dienst',
      DIENSTWECHSEL: 'Another nursing service that takes over the care',
    },
    hinweis: {
      KLIENT: 'The client is entitled to access and a copy within one month (Art. 12, 15 and 20 GDPR).',
      VOLLMACHT: 'Ask to see the power of attorney or the certificate of appointment.',
      KASSE_MD: 'Pass on only what the check needs.',
      DIENSTWECHSEL: 'Only with the agreement of the client.',
    },
    format: 'What for?',
    formate: {
      pdf: 'To read and print (PDF, German)',
      zip: 'All of it together with the documents (ZIP)',
      json: 'For another program (JSON)',
    },
    spur: 'Who asks, and when you hand it out, will stand in the log of the client.',
    erstellen: 'Download',
    fertig: 'The export has been downloaded and noted in the log.',
  },
}
