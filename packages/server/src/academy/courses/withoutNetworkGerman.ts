/** The course about a day without network, in German. */
import { type CourseText, list, open, say } from '../courseText.ts'

export const course: CourseText = {
  title: 'Ein Tag ohne Netz',
  description:
    'Den Tag mitnehmen, unterwegs weiterarbeiten, sicher senden: damit im Funkloch nichts verloren geht und nichts liegen bleibt.',
  steps: [
    {
      title: 'Mitnehmen, solange Netz da ist',
      blocks: [
        say(
          'Öffnen Sie die Tour des Tages und wählen Sie „Tag mitnehmen“. Mitgenommen werden die Besuche, für die Sie eingeteilt sind. In der Apotheke ist es die Lieferrunde: „Offline laden“.',
        ),
        say(
          'Die Daten liegen verschlüsselt auf diesem Gerät, und nur für einige Stunden: Ihre Organisation stellt ein, wie viele, üblich sind zwölf. Danach löscht Dreiklang sie.',
        ),
        say('Ein privates Fenster kann nichts mitnehmen. Dann sagt es die Seite.'),
        open('/hausbesuch/tour', 'Die Tour öffnen'),
      ],
    },
    {
      title: 'Was ohne Netz geht',
      blocks: [
        list(
          'Beim Hausbesuch: losfahren, beginnen, „Niemand öffnet“, dokumentieren, abschließen, Nachtrag schreiben.',
          'In der Lieferrunde: übergeben und „Nicht da“, für Stopps, die auf dem Gerät liegen.',
        ),
        say(
          'Alles andere braucht die anderen und damit das Netz: bestellen, verordnen, planen, absagen. Dreiklang sagt dann „Dafür brauchen Sie eine Verbindung zum Netz“ und tut nicht so, als wäre es geschehen.',
        ),
      ],
    },
    {
      title: 'Woran Sie es sehen',
      blocks: [
        say(
          'Ein Band über der Seite zeigt „Ohne Netz“ und von wann der Stand ist. Was seitdem jemand anderes geändert hat, sehen Sie noch nicht.',
        ),
        say('Was Sie eintragen, wartet mit Uhrzeit auf dem Gerät. Die Zahl der wartenden Einträge steht dabei.'),
        say(
          'Stellen Sie die Uhr Ihres Geräts richtig: Ein Eintrag aus der Zukunft wird nicht angenommen, und einer, der älter als sieben Tage ist, auch nicht.',
        ),
      ],
    },
    {
      title: 'Wieder Netz',
      blocks: [
        say('Sobald es Netz gibt, wird von selbst gesendet. „Jetzt senden“ versucht es sofort.'),
        say(
          'Hat inzwischen jemand dasselbe geändert, steht unter „Bitte ansehen“, was gilt: Zum Plan gehört, was die Organisation sagt; zur Dokumentation, was Sie vor Ort geschrieben haben. Verloren geht keines von beiden.',
        ),
        say('Ein Eintrag, der nicht übernommen wurde, bleibt auf dem Gerät, bis Sie ihn noch einmal senden oder verwerfen.'),
      ],
    },
    {
      title: 'Erst senden, dann abmelden',
      blocks: [
        say('Mit dem Abmelden wird dieses Gerät geleert. Melden Sie sich erst ab, wenn nichts mehr wartet.'),
        say(
          'Ist ein Gerät verloren gegangen, sagen Sie es sofort Ihrer Leitung, und beenden Sie die Sitzung auf einem anderen Gerät in den Einstellungen.',
        ),
        open('/settings?bereich=security', 'Sicherheit öffnen'),
      ],
    },
  ],
  questions: [
    {
      question: 'Wann nehmen Sie den Tag mit?',
      options: ['Im Funkloch', 'Bevor Sie losfahren, solange Netz da ist', 'Am Abend danach'],
      right: 1,
      why: 'Ohne Netz lässt sich nichts mehr auf das Gerät holen.',
      step: 1,
    },
    {
      question: 'Was geht ohne Netz nicht?',
      options: ['Ein Arzneimittel bestellen', 'Einen Besuch dokumentieren', '„Niemand öffnet“ eintragen'],
      right: 0,
      why: 'Eine Bestellung braucht die anderen Seiten und damit das Netz.',
      step: 2,
    },
    {
      question: 'Es warten noch zwei Einträge, Ihr Dienst ist zu Ende. Was tun Sie?',
      options: ['Abmelden', 'Den Browser deinstallieren', 'Erst Netz suchen und senden, dann abmelden'],
      right: 2,
      why: 'Mit dem Abmelden wird das Gerät geleert.',
      step: 5,
    },
    {
      question: 'Während Sie ohne Netz waren, wurde der Besuch verschoben. Was gilt für den Termin?',
      options: ['Was die Organisation sagt; Ihre Dokumentation bleibt', 'Was Sie unterwegs eingetragen haben', 'Beides wird gelöscht'],
      right: 0,
      why: 'Über den Plan entscheidet die Organisation, über die Dokumentation, wer vor Ort war.',
      step: 4,
    },
    {
      question: 'Wie lange liegt ein mitgenommener Tag auf dem Gerät?',
      options: ['Eine Woche', 'So viele Stunden, wie Ihre Organisation einstellt', 'Für immer'],
      right: 1,
      why: 'Danach löscht Dreiklang ihn; üblich sind zwölf Stunden.',
      step: 1,
    },
  ],
}
