import { errorTable } from '../shared/refusal.ts'

export const serieErrors = errorTable({
  conflict: {
    'serie.veraltet': [
      'Jemand hat die Serie gerade geändert. Bitte prüfen Sie den neuen Stand.',
      'Someone has just changed the series. Please check the new version.',
    ],
    'serie.beendet': [
      'Diese Serie ist schon zu Ende. Bitte legen Sie eine neue an.',
      'This series has already ended. Please create a new one.',
    ],
  },
  unprocessable: {
    'serie.ab_unpassend': [
      'Ab diesem Tag lässt sich die Serie nicht teilen. Bitte wählen Sie einen Tag ab heute, nach dem Beginn der Serie.',
      'The series cannot be split on this day. Please choose a day from today on, after the start of the series.',
    ],
    'serie.ende_vergangen': [
      'Vergangene Besuche bleiben. Bitte wählen Sie als letzten Tag frühestens gestern.',
      'Past visits stay. Please choose yesterday at the earliest as the last day.',
    ],
    'serie.ohne_termin': [
      'So gibt es keinen einzigen Besuch. Bitte prüfen Sie Tage, Beginn und Ende.',
      'This gives no visits at all. Please check days, start and end.',
    ],
  },
})
