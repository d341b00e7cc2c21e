import { errorTable } from '../shared/refusal.ts'

export const dokumentationErrors = errorTable({
  conflict: {
    'dokumentation.veraltet': [
      'Diese Dokumentation wurde inzwischen an anderer Stelle geändert. Bitte laden Sie sie neu.',
      'This documentation was changed elsewhere in the meantime. Please reload it.',
    ],
    'dokumentation.abgeschlossen': [
      'Diese Dokumentation ist abgeschlossen. Bitte schreiben Sie einen Nachtrag.',
      'This documentation has been finalised. Please write an addendum.',
    ],
    'dokumentation.schon_entschieden': [
      'Über diese Anordnung wurde schon entschieden. Bitte laden Sie die Seite neu.',
      'This instruction has already been decided on. Please reload the page.',
    ],
    'dokumentation.ziel_beendet': [
      'Dieser Zielbereich gilt schon nicht mehr. Bitte laden Sie die Seite neu.',
      'This target range is no longer valid. Please reload the page.',
    ],
    'dokumentation.mitgabe_zu': [
      'Zu diesem Hausbesuch lassen sich keine Messwerte mehr mitgeben. Bitte rufen Sie die Praxis an, wenn sie wichtig sind.',
      'Measurements can no longer be sent with this home visit. Please call the practice if they matter.',
    ],
    'dokumentation.nachweis_fehlt': [
      'Ein Beratungsbesuch endet mit seinem Nachweis (§ 37 Abs. 4 SGB XI). Bitte schließen Sie den Besuch in der Dokumentation ab.',
      'An advisory visit ends with its proof (§ 37 (4) SGB XI). Please complete the visit in its documentation.',
    ],
    'dokumentation.entwurf_offen': [
      'Zu diesem Besuch gibt es eine angefangene Dokumentation. Bitte schließen Sie den Besuch dort ab.',
      'Documentation of this visit has been started. Please complete the visit there.',
    ],
    'dokumentation.nachweis_veraltet': [
      'Dieser Leistungsnachweis hat sich inzwischen geändert. Bitte laden Sie die Seite neu und zeigen Sie ihn noch einmal.',
      'This record of services has changed in the meantime. Please reload the page and show it again.',
    ],
    'dokumentation.folge_erledigt': [
      'Diese Folgeaufgabe ist schon erledigt. Bitte laden Sie die Seite neu.',
      'This follow-up has already been done. Please reload the page.',
    ],
  },
  unprocessable: {
    'dokumentation.nachweis_leer': [
      'In diesem Monat ist keine Leistung dokumentiert. Bitte schließen Sie zuerst die Dokumentation der Hausbesuche ab.',
      'No service is documented in this month. Please finish the documentation of the home visits first.',
    ],
    'dokumentation.nachweis_gekuerzt': [
      'Dieser Leistungsnachweis zeigt nicht alle Hausbesuche des Monats. Bitte lassen Sie ihn auf Papier unterschreiben.',
      'This record of services does not show all home visits of the month. Please have it signed on paper.',
    ],
    'dokumentation.unvollstaendig': [
      'Zum Abschließen fehlen noch Angaben. Bitte ergänzen Sie die markierten Felder.',
      'Some entries are still missing before you can finish. Please complete the marked fields.',
    ],
    'dokumentation.zeit_unmoeglich': [
      'Eine Zeit liegt vor dem Tag des Besuchs oder in der Zukunft. Bitte prüfen Sie die Zeiten.',
      'A time is before the day of the visit or in the future. Please check the times.',
    ],
    'dokumentation.praxis_unbekannt': [
      'Diese Praxis kann die Anordnung nicht gegenzeichnen. Bitte wählen Sie eine andere.',
      'This practice cannot countersign the instruction. Please choose another one.',
    ],
    'dokumentation.foto_unbekannt': [
      'Dieses Foto gibt es nicht als Wundfoto dieser Person. Bitte nehmen Sie es heraus.',
      'This wound photo does not belong to this client. Please remove it.',
    ],
    'dokumentation.ziel_vergangen': [
      'Ein Zielbereich gilt frühestens ab heute. Bitte wählen Sie einen späteren Tag.',
      'A target range is valid from today at the earliest. Please choose a later day.',
    ],
    'dokumentation.messung_unbekannt': [
      'Ein gewählter Messwert ist nicht mehr da oder zu alt. Bitte wählen Sie neu.',
      'A selected value no longer exists or is too old. Please choose again.',
    ],
    'dokumentation.folge_ohne_grund': [
      'Es wurde niemand angetroffen. Bitte planen Sie einen neuen Besuch, oder schreiben Sie, warum keiner nötig ist.',
      'Nobody was at home. Please plan a new visit or state why none is needed.',
    ],
    'dokumentation.folge_passt_nicht': [
      'Diese Folgeaufgabe gehört zu einem anderen Besuch. Bitte laden Sie die Seite neu.',
      'This follow-up belongs to another visit. Please reload the page.',
    ],
  },
  forbidden: {
    'dokumentation.nur_arzt': [
      'Gegenzeichnen kann nur eine Ärztin oder ein Arzt der gefragten Praxis. Bitte geben Sie die Anordnung dorthin weiter.',
      'Only a doctor at the practice asked can countersign. Please pass the instruction on to one.',
    ],
    'dokumentation.ziel_nur_arzt': [
      'Zielbereiche setzt nur eine Ärztin oder ein Arzt der behandelnden Praxis. Bitte fragen Sie dort.',
      'Only a doctor at the treating practice can set target ranges. Please ask there.',
    ],
  },
})
export type DokumentationCode = keyof typeof dokumentationErrors.definitionen
