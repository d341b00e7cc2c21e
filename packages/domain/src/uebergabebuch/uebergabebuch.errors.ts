import { errorTable } from '../shared/refusal.ts'

export const uebergabebuchErrors = errorTable({
  forbidden: {
    'uebergabebuch.nur_eigene': [
      'Diese Übergabe ergänzt nur, wer sie geschrieben hat. Bitte fragen Sie diese Person.',
      'Only the person who wrote this handover can add to it. Please ask that person.',
    ],
    'uebergabebuch.eigene': [
      'Ihre eigene Übergabe bestätigt, wer sie von Ihnen übernimmt. Bitte fragen Sie in der nächsten Schicht nach.',
      'Your own handover is signed by whoever takes over from you. Please ask the next shift.',
    ],
  },
  conflict: {
    'uebergabebuch.veraltet': [
      'Diese Übergabe hat sich inzwischen geändert. Bitte lesen Sie den neuen Stand.',
      'This handover has changed in the meantime. Please read the new version.',
    ],
    'uebergabebuch.schon_uebergeben': [
      'Diese Übergabe ist schon übergeben. Bitte schreiben Sie einen Nachtrag.',
      'This handover has already been handed over. Please write an addition.',
    ],
    'uebergabebuch.noch_entwurf': [
      'Diese Übergabe ist noch ein Entwurf. Bitte übergeben Sie sie zuerst.',
      'This handover is still a draft. Please hand it over first.',
    ],
    'uebergabebuch.schon_angelegt': [
      'Für diese Schicht haben Sie schon eine Übergabe. Bitte öffnen Sie diese.',
      'You already have a handover for this shift. Please open that one.',
    ],
  },
  unprocessable: {
    'uebergabebuch.schicht_kommt_erst': [
      'Diese Schicht hat noch nicht begonnen. Bitte wählen Sie eine andere.',
      'This shift has not begun yet. Please choose another one.',
    ],
    'uebergabebuch.leer': [
      'Eine Übergabe braucht mindestens eine Zeile. Bitte schreiben Sie, was die nächste Schicht wissen muss.',
      'A handover needs at least one line. Please write what the next shift has to know.',
    ],
    'uebergabebuch.klient_unbekannt': [
      'Ihre Organisation betreut diese Person nicht. Bitte wählen Sie eine andere.',
      'Your service does not care for this person. Please choose another one.',
    ],
    'uebergabebuch.zu_viele_zeilen': [
      'Mehr als 100 Zeilen hat eine Übergabe nicht. Bitte fassen Sie zusammen.',
      'A handover can have at most 100 lines. Please summarise.',
    ],
  },
})
