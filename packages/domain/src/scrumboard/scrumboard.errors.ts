import { errorTable } from '../shared/refusal.ts'

export const scrumboardErrors = errorTable({
  forbidden: {
    'scrumboard.nur_eigene': [
      'Einen Kommentar löscht nur, wer ihn geschrieben hat. Bitte fragen Sie diese Person.',
      'Only the author can delete a comment. Please ask that person.',
    ],
  },
  conflict: {
    'scrumboard.veraltet': [
      'Jemand hat das inzwischen geändert. Bitte wählen Sie, welcher Stand gilt.',
      'Someone has changed this in the meantime. Please choose which version to keep.',
    ],
    'scrumboard.archiviert': [
      'Diese Tafel liegt im Archiv. Bitte holen Sie sie zuerst zurück.',
      'This board has been archived. Please bring it back first.',
    ],
    'scrumboard.nicht_archiviert': [
      'Endgültig löschen lässt sich nur, was im Archiv liegt. Bitte legen Sie die Tafel zuerst ins Archiv.',
      'Only an archived board can be deleted for good. Please archive it first.',
    ],
    'scrumboard.label_vergeben': [
      'Dieses Stichwort gibt es auf dieser Tafel schon. Bitte wählen Sie ein anderes.',
      'This label already exists on this board. Please choose another one.',
    ],
  },
  unprocessable: {
    'scrumboard.liste_unbekannt': [
      'Diese Liste gibt es auf der Tafel nicht mehr. Bitte wählen Sie eine andere.',
      'This list is no longer on the board. Please choose another one.',
    ],
    'scrumboard.label_unbekannt': [
      'Dieses Stichwort gibt es auf dieser Tafel nicht. Bitte wählen Sie ein anderes.',
      'This label is not on this board. Please choose another one.',
    ],
    'scrumboard.person_unbekannt': [
      'Diese Person sieht die Tafel nicht. Bitte nehmen Sie sie zuerst als Mitglied auf.',
      'This person cannot see the board. Please add them as a member first.',
    ],
    'scrumboard.nicht_ohne_mich': [
      'Aus einer Tafel, die nur ihre Mitglieder sehen, können Sie sich nicht selbst nehmen. Bitte fragen Sie ein anderes Mitglied.',
      'You cannot remove yourself from a board that only its members see. Please ask another member.',
    ],
    'scrumboard.vorlage_unbekannt': [
      'Diese Vorlage gibt es nicht mehr. Bitte wählen Sie eine andere.',
      'This template no longer exists. Please choose another one.',
    ],
    'scrumboard.zu_viele_vorlagen': [
      'Mehr als 50 Vorlagen hat eine Organisation nicht. Bitte löschen Sie zuerst eine.',
      'You can have at most 50 templates. Please delete one first.',
    ],
    'scrumboard.vorlage_zu_gross': [
      'Eine Vorlage hat höchstens 300 Karten. Bitte legen Sie vorher Karten ins Archiv, die nicht dazugehören.',
      'A template can have at most 300 cards. Please archive cards that do not belong to it first.',
    ],
    'scrumboard.zu_viele_tafeln': [
      'Mehr als 200 Tafeln sind nicht möglich. Bitte löschen Sie zuerst eine aus dem Archiv.',
      'You can have at most 200 boards. Please delete an archived one first.',
    ],
    'scrumboard.zu_viele_listen': [
      'Mehr als 50 Listen hat eine Tafel nicht. Bitte löschen Sie zuerst eine.',
      'A board can have at most 50 lists. Please delete one first.',
    ],
    'scrumboard.zu_viele_karten': [
      'Mehr als 5.000 Karten hat eine Tafel nicht. Bitte löschen Sie zuerst einige.',
      'A board can have at most 5,000 cards. Please delete some first.',
    ],
    'scrumboard.zu_viele_labels': [
      'Mehr als 50 Stichwörter hat eine Tafel nicht. Bitte löschen Sie zuerst eines.',
      'A board can have at most 50 labels. Please delete one first.',
    ],
    'scrumboard.zu_viele_kommentare': [
      'Mehr als 500 Kommentare hat eine Karte nicht. Bitte legen Sie eine neue Karte an.',
      'A card can have at most 500 comments. Please start another card.',
    ],
  },
})
