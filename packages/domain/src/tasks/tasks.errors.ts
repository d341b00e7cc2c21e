import { errorTable } from '../shared/refusal.ts'

export const tasksErrors = errorTable({
  forbidden: {
    'tasks.nicht_an_sie': [
      'Diese Aufgabe wurde nicht an Sie übergeben. Bitte laden Sie die Liste neu.',
      'This task was not handed to you. Please reload the list.',
    ],
  },
  conflict: {
    'tasks.schon_beantwortet': [
      'Diese Übergabe ist schon beantwortet. Bitte laden Sie die Liste neu.',
      'This handover has already been answered. Please reload the list.',
    ],
    'tasks.veraltet': [
      'Jemand hat diese Aufgabe inzwischen geändert. Bitte laden Sie sie neu.',
      'Someone has changed this task in the meantime. Please reload it.',
    ],
    'tasks.tag_vergeben': [
      'Dieses Stichwort gibt es schon. Bitte wählen Sie ein anderes.',
      'This tag already exists. Please choose another one.',
    ],
  },
  unprocessable: {
    'tasks.tag_unbekannt': [
      'Dieses Stichwort gibt es nicht mehr. Bitte laden Sie die Liste neu.',
      'This tag no longer exists. Please reload the list.',
    ],
    'tasks.person_unbekannt': [
      'Diese Person arbeitet nicht in Ihrer Organisation. Bitte wählen Sie eine andere.',
      'This person does not work in your organisation. Please choose someone else.',
    ],
    'tasks.anlass_unbekannt': [
      'Diese Bestellung oder diesen Besuch gibt es in Ihrer Organisation nicht. Bitte wählen Sie aus der Liste.',
      'Your organisation does not have this order or visit. Please choose from the list.',
    ],
    'tasks.zu_viele': [
      'Mehr als 10.000 Aufgaben sind nicht möglich. Bitte löschen Sie zuerst einige.',
      'You can have at most 10,000 tasks. Please delete some first.',
    ],
    'tasks.zu_viele_tags': [
      'Mehr als 200 Stichwörter sind nicht möglich. Bitte löschen Sie zuerst eines.',
      'You can have at most 200 tags. Please delete one first.',
    ],
  },
})
