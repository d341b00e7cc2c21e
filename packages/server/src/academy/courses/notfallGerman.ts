/** The course about emergency orders, in German. */
import { type CourseText, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'Notfallbestellung',
  description: 'Wann eine Bestellung ein Notfall ist, was nach 30 Minuten geschieht und wofür Dreiklang nicht da ist.',
  steps: [
    {
      title: 'Zuerst: 112',
      blocks: [
        say('Besteht Lebensgefahr, rufen Sie 112. Keine Bestellung und keine Nachricht in Dreiklang ersetzt diesen Anruf.'),
        say(
          'Nachts und am Wochenende erreichen Sie den ärztlichen Bereitschaftsdienst unter 116117. Arzneimittel gibt es dann in der Notdienstapotheke.',
        ),
        say(
          'Dreiklang tut nicht so, als sei jemand erreichbar: Eine Bestellung außerhalb der Öffnungszeiten liest zunächst vielleicht niemand.',
        ),
      ],
    },
    {
      title: 'Was ein Notfall ist',
      blocks: [
        say(
          '„Notfall“ heißt: Es wird innerhalb von 24 Stunden gebraucht. Wählen Sie den Tag und, wenn es morgen ist, die Uhrzeit. Ein späterer Bedarf lässt sich nicht als Notfall senden.',
        ),
        say('Wird es erst in ein paar Tagen gebraucht, wählen Sie „Dringend“ oder „Normal“. Wer alles zum Notfall macht, hat keinen mehr.'),
        list(
          'Normal: ab 24 Stunden wird erinnert.',
          'Dringend: ab 4 Stunden.',
          'Notfall: ab 1 Stunde, und nach 30 Minuten heißt es: anrufen.',
        ),
        say(
          'Die Stunden bis zur Erinnerung zählen nur an Arbeitstagen, nicht am Wochenende und an Feiertagen. Die 30 Minuten laufen immer.',
        ),
      ],
    },
    {
      title: 'Was die anderen sehen',
      blocks: [
        say('Ein Notfall ist auf jeder Liste und in der Bestellung selbst deutlich markiert, in Worten und nicht nur in Farbe.'),
        say(
          'Praxis und Apotheke lesen: „Bitte sofort bearbeiten und bei Fragen anrufen.“ Der Pflegedienst liest: „Bitte rufen Sie zusätzlich an.“',
        ),
      ],
    },
    {
      title: 'Nach 30 Minuten',
      blocks: [
        say(
          'Hat die gefragte Seite eine halbe Stunde lang nichts getan, meldet Dreiklang dem Pflegedienst „Notfall: noch keine Antwort“ und zeigt die Telefonnummern.',
        ),
        say('Eine Rückfrage ist eine Antwort. Danach ist der Pflegedienst am Zug.'),
        say(
          'Die halbe Stunde beginnt bei jeder Seite neu: Kommt die Position von der Praxis in die Apotheke, hat die Apotheke ihre eigenen 30 Minuten.',
        ),
      ],
    },
    {
      title: 'Ihre Aufgabe, je nach Seite',
      blocks: [
        list(
          'Pflegedienst: anrufen, nicht warten. Festhalten, mit wem Sie gesprochen haben.',
          'Praxis: verordnen, ablehnen oder nachfragen. Jede Antwort ist besser als keine.',
          'Apotheke: annehmen oder ablehnen. Ist etwas nicht lieferbar, sofort sagen, damit eine andere Apotheke gefragt werden kann.',
        ),
        open('/settings?bereich=notifications', 'Benachrichtigungen einstellen'),
      ],
    },
  ],
  questions: [
    {
      question: 'Eine Person ist bewusstlos. Was tun Sie zuerst?',
      options: ['Notfallbestellung senden', 'Im Chat nachfragen', '112 anrufen'],
      right: 2,
      why: 'Bei Lebensgefahr ersetzt nichts den Anruf unter 112.',
      step: 1,
    },
    {
      question: 'Wann ist eine Bestellung in Dreiklang ein Notfall?',
      options: ['Wenn sie innerhalb von 24 Stunden gebraucht wird', 'Wenn sie diese Woche gebraucht wird', 'Immer, wenn ein Rezept fehlt'],
      right: 0,
      why: 'Später Gebrauchtes lässt sich nicht als Notfall senden.',
      step: 2,
    },
    {
      question: 'Was geschieht, wenn 30 Minuten lang niemand antwortet?',
      options: ['Die Bestellung wird storniert', 'Der Pflegedienst wird gebeten anzurufen und sieht die Nummern', 'Dreiklang ruft an'],
      right: 1,
      why: 'Telefonieren müssen Menschen; Dreiklang sagt, dass es Zeit ist.',
      step: 4,
    },
    {
      question: 'Die Praxis hat eine Rückfrage gestellt. Gilt der Notfall als unbeantwortet?',
      options: ['Ja', 'Nein, eine Rückfrage ist eine Antwort', 'Erst nach einer Stunde'],
      right: 1,
      why: 'Danach ist der Pflegedienst am Zug.',
      step: 4,
    },
    {
      question: 'Samstagnacht, 2 Uhr: Wo bekommen Sie ein Arzneimittel?',
      options: ['In der Notdienstapotheke', 'Über eine normale Bestellung in Dreiklang', 'Am Montag'],
      right: 0,
      why: 'Außerhalb der Öffnungszeiten helfen Bereitschaftsdienst und Notdienstapotheke.',
      step: 1,
    },
  ],
}
