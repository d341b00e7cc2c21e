/** The course about the first day in a nursing service, in German. */
import { type CourseText, prove, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'Der erste Tag im Pflegedienst',
  description:
    'Eine Bestellung von der leeren Packung bis zum bestätigten Eingang: was Sie tun, wer dann am Zug ist und woran Sie es sehen.',
  steps: [
    {
      title: 'Drei Seiten, eine Bestellung',
      blocks: [
        say(
          'Eine Bestellung gehört immer Ihrem Pflegedienst. Praxis und Apotheke sehen davon nur, was sie für ihren Teil brauchen. Einen Entwurf sieht niemand außerhalb Ihrer Organisation.',
        ),
        say(
          'Eine Bestellung hat eine oder mehrere Positionen. Jede Position hat ihren eigenen Status: Die eine kann schon geliefert sein, während die andere noch auf ein Rezept wartet.',
        ),
        list(
          'Bei der Praxis: Das Rezept ist angefragt.',
          'Verordnet: Das Rezept ist da. Jetzt ist meist der Pflegedienst am Zug.',
          'Bei der Apotheke, In Bearbeitung, Bereit: Die Apotheke arbeitet.',
          'Geliefert: Sie prüfen und bestätigen den Eingang.',
        ),
        open('/bestellungen', 'Ihre Bestellungen ansehen'),
      ],
    },
    {
      title: 'Neu bestellen',
      blocks: [
        say(
          'Wählen Sie die Person, dann das Arzneimittel mit Menge und Dosierung. Bis wann wird es gebraucht? Schreiben Sie den Tag ehrlich hin: „Dringend“ und „Notfall“ verkürzen, wann Dreiklang an eine ausbleibende Antwort erinnert.',
        ),
        say(
          '„Prüfen und senden“ zeigt vor dem Absenden, was fehlt. Ein Fehler muss behoben werden. Eine Warnung dürfen Sie stehen lassen, wenn Sie sie gelesen haben.',
        ),
        say(
          'Gesendet wird erst mit dem letzten Schritt. Ein Entwurf lässt sich jederzeit löschen, eine gesendete Bestellung nicht: Sie wird storniert.',
        ),
      ],
    },
    {
      title: 'Die Person wählt die Apotheke',
      blocks: [
        say(
          'In welche Apotheke ein Rezept geht, entscheidet die gepflegte Person. Was sie gewählt hat, steht bei ihren Angaben und ist in der Bestellung voreingestellt.',
        ),
        prove(
          'Rezepte dürfen nicht bestimmten Apotheken zugewiesen werden. Deshalb gibt in Dreiklang der Pflegedienst das Rezept an die Apotheke, nie die Praxis.',
          '§ 11 Abs. 1 ApoG, § 31 Abs. 1 SGB V; Stand 2026',
        ),
        say(
          'Soll es ausnahmsweise eine andere Apotheke sein, fragt Dreiklang nach dem Grund. Die Ausnahme gilt für diese eine Bestellung.',
        ),
      ],
    },
    {
      title: 'Das Rezept hat eine Frist',
      blocks: [
        say(
          'Zu jedem Rezept steht, wo es gerade liegt und bis wann es gilt. Vor dem letzten Tag warnt Dreiklang, meist sieben, drei und einen Tag vorher.',
        ),
        prove('Ein Kassenrezept gilt 28 Tage, der Ausstellungstag zählt nicht mit.', '§ 11 Abs. 4 AM-RL; Stand 2026'),
        prove('Ein Privatrezept gilt drei Monate.', '§ 2 Abs. 5 AMVV; Stand 2026'),
        prove(
          'Ein BtM-Rezept muss bis zum siebten Tag nach der Ausstellung in der Apotheke vorgelegt werden.',
          '§ 12 Abs. 1 Nr. 1c BtMVV; Stand 2026',
        ),
        say('Ist die Frist vorbei, ist wieder der Pflegedienst am Zug: „Neu anfordern“ schickt eine neue Anfrage an die Praxis.'),
        open('/hausbesuch/fristen', 'Alle Fristen ansehen'),
      ],
    },
    {
      title: 'Wenn jemand Nein sagt oder fragt',
      blocks: [
        say(
          'Solange eine Rückfrage offen ist, wartet die Position auf die Antwort. Antworten Sie in der Bestellung: Dort lesen es alle, die es betrifft, und dort steht es später noch.',
        ),
        say(
          'Lehnt die Praxis oder die Apotheke ab, steht der Grund dabei, und Dreiklang legt die Aufgabe an, die daraus folgt, zum Beispiel „Karte einlesen lassen“ oder „Termin vereinbaren“.',
        ),
        say('Eine solche Aufgabe bleibt stehen, bis jemand sie als erledigt meldet oder begründet, dass sie nicht nötig ist.'),
      ],
    },
    {
      title: 'Annehmen, prüfen, bestätigen',
      blocks: [
        say(
          'Wenn die Lieferung kommt, vergleichen Sie Packung und Bestellung. Hat die Apotheke ausgetauscht, steht in der Bestellung, was wirklich abgegeben wurde.',
        ),
        say(
          'Stimmt alles, wählen Sie „Eingang bestätigen“. Stimmt etwas nicht, wählen Sie „Reklamieren“: falsch, beschädigt, zu wenig, verfallen oder Kühlkette. Dafür haben Sie 14 Tage.',
        ),
        say(
          'Wird direkt an die gepflegte Person geliefert und drei Werktage lang nichts reklamiert, schließt Dreiklang die Position selbst. Bei Betäubungsmitteln nie: Den Eingang bestätigt dort immer eine Fachkraft.',
        ),
      ],
    },
  ],
  questions: [
    {
      question: 'Wer gibt in Dreiklang ein Rezept an die Apotheke?',
      options: [
        'Die Praxis, sobald sie verordnet hat',
        'Der Pflegedienst, in die Apotheke, die die Person gewählt hat',
        'Dreiklang wählt die nächste Apotheke',
      ],
      right: 1,
      why: 'Die Person wählt, und zugewiesen werden darf nicht (§ 11 Abs. 1 ApoG).',
      step: 3,
    },
    {
      question: 'Eine Position ist „Verordnet“, die andere derselben Bestellung „Geliefert“. Kann das sein?',
      options: ['Ja, jede Position hat ihren eigenen Status', 'Nein, eine Bestellung hat nur einen Status', 'Nur bei Betäubungsmitteln'],
      right: 0,
      why: 'Der Status gehört zur Position, nicht zur Bestellung.',
      step: 1,
    },
    {
      question: 'Bis wann gilt ein Kassenrezept, das am 1. Dezember ausgestellt wurde?',
      options: ['Bis zum 28. Dezember', 'Bis zum 1. März', 'Bis zum 29. Dezember'],
      right: 2,
      why: '28 Tage, und der Ausstellungstag zählt nicht mit (§ 11 Abs. 4 AM-RL).',
      step: 4,
    },
    {
      question: 'Die Praxis lehnt ab, weil die Gesundheitskarte in diesem Quartal fehlt. Was geschieht?',
      options: [
        'Der Grund steht dabei, und eine Aufgabe bleibt stehen, bis sie erledigt oder begründet beendet ist',
        'Die Bestellung verschwindet',
        'Die Apotheke liefert trotzdem',
      ],
      right: 0,
      why: 'Aus einer Ablehnung folgt etwas; Dreiklang legt es als Aufgabe an.',
      step: 5,
    },
    {
      question: 'Sie haben eine Bestellung gesendet und merken, dass sie falsch ist. Was tun Sie?',
      options: ['Sie löschen sie', 'Sie stornieren sie', 'Sie warten, bis die Frist abläuft'],
      right: 1,
      why: 'Löschen lässt sich nur ein Entwurf. Was gesendet ist, bleibt nachvollziehbar und wird storniert.',
      step: 2,
    },
    {
      question: 'Eine Packung ist beschädigt angekommen. Wie lange können Sie reklamieren?',
      options: ['Nur am Tag der Lieferung', 'Drei Werktage', '14 Tage'],
      right: 2,
      why: 'Reklamieren geht 14 Tage lang, auch nachdem der Eingang bestätigt ist.',
      step: 6,
    },
  ],
}
