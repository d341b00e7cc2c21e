import { errorTable } from '../shared/refusal.ts'

export const klientErrors = errorTable({
  conflict: {
    'klient.veraltet': [
      'Jemand hat diese Akte inzwischen geändert. Bitte laden Sie sie neu.',
      'Someone has changed this record in the meantime. Please reload it.',
    ],
    'klient.kvnr_vergeben': [
      'Diese Versichertennummer steht schon in einer anderen Akte. Bitte prüfen Sie die Nummer und suchen Sie nach der anderen Akte.',
      'Another record already has this insurance number. Please check the number and look for the other record.',
    ],
  },
  unprocessable: {
    'klient.hausarzt_unbekannt': [
      'Diese Praxis gibt es nicht mehr. Bitte wählen Sie eine andere aus der Liste.',
      'This practice no longer exists. Please choose another one from the list.',
    ],
    'klient.apotheke_unbekannt': [
      'Diese Apotheke gibt es nicht mehr. Bitte wählen Sie eine andere aus der Liste.',
      'This pharmacy no longer exists. Please choose another one from the list.',
    ],
    'klient.unvollstaendig': [
      'In der Akte fehlen noch Angaben. Bitte ergänzen Sie die markierten Felder.',
      'Some details are still missing from the record. Please complete the marked fields.',
    ],
    'klient.bmp_unlesbar': [
      'Das ist kein lesbarer Medikationsplan. Bitte scannen Sie den quadratischen Code oben rechts auf dem Plan noch einmal.',
      'This is not a readable medication plan. Please scan the square code at the top right of the plan again.',
    ],
    'klient.bmp_seite_fehlt': [
      'Dieser Medikationsplan hat mehrere Seiten. Bitte scannen Sie auch die fehlende Seite.',
      'This medication plan has several pages. Please scan the missing page as well.',
    ],
    'klient.bmp_seiten_fremd': [
      'Die Seiten gehören zu verschiedenen Medikationsplänen. Bitte scannen Sie nur die Seiten eines Plans.',
      'The pages belong to different medication plans. Please scan the pages of one plan only.',
    ],
    'klient.bmp_andere_person': [
      'Name, Geburtsdatum oder Versichertennummer auf dem Plan gehören nicht zu dieser Akte. Bitte prüfen Sie, ob der Plan in die richtige Akte kommt.',
      'Name, date of birth or insurance number on the plan do not belong to this record. Please check that the plan goes into the right record.',
    ],
    'klient.bmp_nichts_gewaehlt': [
      'Es ist nichts ausgewählt, das den Plan ändert. Bitte wählen Sie mindestens eine Zeile.',
      'Nothing is selected that changes the plan. Please select at least one line.',
    ],
    'klient.zuteilung_unmoeglich': [
      'Einteilen lässt sich nur aktives Personal Ihrer Organisation, von heute an höchstens zwei Monate im Voraus. Bitte prüfen Sie Person und Tag.',
      'Only active staff of your organisation can be assigned, from today up to two months ahead. Please check the person and the day.',
    ],
  },
  forbidden: {
    'klient.plan_nur_fachkraft': [
      'Den Medikationsplan führt eine Pflegefachkraft. Bitte wenden Sie sich an eine Pflegefachkraft.',
      'The medication plan is kept by a registered nurse. Please ask a registered nurse.',
    ],
    'klient.zugang_nicht_zugeteilt': [
      'Die Zugangsdaten sieht nur, wer heute für diese Klientin oder diesen Klienten eingeteilt ist. Bitte lassen Sie sich von Ihrer Leitung einteilen.',
      'Access data are shown only to people assigned to this client today. Please ask your manager to assign you.',
    ],
  },
})
