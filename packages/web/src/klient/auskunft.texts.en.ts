import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './auskunft.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  menu: 'More',
  drucken: 'Print record',
  information: 'Data protection information (PDF, German)',
  informationFertig: 'The information has been downloaded. Please give it to the client.',
  auskunft: 'Access and copy',
  dialog: {
    titel: 'Access to and copy of the data',
    text: 'It contains the record, consents, documents, orders, home visits with their planning and documentation, the handover book, requests and who has viewed the data. It does not contain chats, tasks or notes. Hand it over only once you are sure who is asking.',
    zweck: 'Who is asking?',
    zwecke: {
      KLIENT: 'The client',
      VOLLMACHT: 'Someone with a power of attorney or a legal guardian',
      KASSE_MD: 'Health insurance, care insurance or the Medizinischer Dienst',
      DIENSTWECHSEL: 'Another nursing service taking over the care',
    },
    hinweis: {
      KLIENT: 'The client is entitled to access and a copy within one month (Art. 12, 15 and 20 GDPR).',
      VOLLMACHT: 'Ask to see the power of attorney or the certificate of appointment.',
      KASSE_MD: 'Pass on only what the review requires.',
      DIENSTWECHSEL: 'Only with the client’s agreement.',
    },
    format: 'Which format?',
    formate: {
      pdf: 'To read and print (PDF, German)',
      zip: 'Everything including the documents (ZIP)',
      json: 'For another program (JSON)',
    },
    spur: 'The client’s log will show who asked and when you handed it out.',
    erstellen: 'Download',
    fertig: 'The export has been downloaded and logged.',
  },
}
