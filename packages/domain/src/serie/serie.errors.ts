import { errorTable } from '../shared/refusal.ts'

export const serieErrors = errorTable({
  'serie.veraltet': {
    art: 'conflict',
    de: 'Jemand hat die Serie gerade geändert. Sie sehen jetzt den neuen Stand.',
    en: 'Someone has just changed the series. You now see the new version.',
  },
  'serie.beendet': { art: 'conflict', de: 'Diese Serie ist schon zu Ende.', en: 'This series has already ended.' },
  'serie.ab_unpassend': {
    art: 'unprocessable',
    de: 'Ab diesem Tag lässt sich die Serie nicht teilen. Wählen Sie einen Tag ab heute, nach dem Beginn der Serie.',
    en: 'The series cannot be split on this day. Choose a day from today on, after the start of the series.',
  },
  'serie.ende_vergangen': {
    art: 'unprocessable',
    de: 'Was vorbei ist, bleibt. Der letzte Tag kann frühestens gestern sein.',
    en: 'Past visits stay. The last day can be yesterday at the earliest.',
  },
  'serie.ohne_termin': {
    art: 'unprocessable',
    de: 'So gibt es keinen einzigen Besuch. Bitte prüfen Sie Tage, Beginn und Ende.',
    en: 'This gives no visits at all. Please check days, start and end.',
  },
})
