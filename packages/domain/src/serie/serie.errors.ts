import { errorTable } from '../shared/refusal.ts'

export const serieErrors = errorTable({
  conflict: {
    'serie.veraltet': [
      'Jemand hat die Serie gerade geändert. Sie sehen jetzt den neuen Stand.',
      'Someone has just changed the series. You now see the new version.',
    ],
    'serie.beendet': ['Diese Serie ist schon zu Ende.', 'This series has already ended.'],
  },
  unprocessable: {
    'serie.ab_unpassend': [
      'Ab diesem Tag lässt sich die Serie nicht teilen. Wählen Sie einen Tag ab heute, nach dem Beginn der Serie.',
      'The series cannot be split on this day. Choose a day from today on, after the start of the series.',
    ],
    'serie.ende_vergangen': [
      'Was vorbei ist, bleibt. Der letzte Tag kann frühestens gestern sein.',
      'Past visits stay. The last day can be yesterday at the earliest.',
    ],
    'serie.ohne_termin': [
      'So gibt es keinen einzigen Besuch. Bitte prüfen Sie Tage, Beginn und Ende.',
      'This gives no visits at all. Please check days, start and end.',
    ],
  },
})
