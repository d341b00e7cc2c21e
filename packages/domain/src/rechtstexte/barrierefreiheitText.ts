export const barrierefreiheit = {
  pflicht: ['name', 'email', 'telefon', 'stand'],
  wahlweise: ['durchsetzung'],
  de: `{{name}} möchte, dass alle Menschen Dreiklang nutzen können. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA, und die europäische Norm EN 301 549.

## Stand

Diese Erklärung wurde zuletzt geprüft: {{stand}}. Dreiklang ist nach eigener Prüfung weitgehend mit den genannten Anforderungen vereinbar.

- Alle Funktionen lassen sich mit der Tastatur bedienen; der Fokus ist sichtbar.
- Felder haben Beschriftungen, Fehler werden in Worten genannt.
- Zustände werden nie allein durch Farbe gezeigt.
- Schaltflächen sind auf dem Telefon mindestens 44 Pixel groß; die Seiten passen sich bis 320 Pixel Breite an.
- Es gibt helle und dunkle Darstellungen; Bewegung entfällt, wenn das Gerät es so wünscht.
- Das öffentliche Formular kommt ohne Bilderrätsel aus.

## Bekannte Grenzen

- Eine Unterschrift mit dem Finger setzt das Zeichnen voraus. Statt ihrer kann ein Übergabecode eingegeben werden.
- Dateien, die andere hochladen, etwa eingescannte Unterlagen, sind nicht immer vorlesbar.

## Eine Barriere melden

Sind Sie auf etwas gestoßen, das Sie nicht bedienen oder lesen können? Schreiben Sie uns oder rufen Sie an. Wir antworten und bieten Ihnen einen anderen Weg an.

- E-Mail: {{email}}
- Telefon: {{telefon}}

## Durchsetzung

Bekommen Sie von uns keine zufriedenstellende Antwort, können Sie sich an die zuständige Stelle wenden.

- Zuständige Stelle: {{durchsetzung}}`,
  en: `{{name}} wants everybody to be able to use Dreiklang. The measure is the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, and the European standard EN 301 549.

## State

This statement was last reviewed: {{stand}}. By our own review Dreiklang largely conforms to these requirements.

- Everything can be done with the keyboard; the focus can be seen.
- Fields have labels, errors are told in words.
- A state is never shown by colour alone.
- On a phone buttons are at least 44 pixels large; pages fit into a width of 320 pixels.
- There are light and dark appearances; nothing moves where the device asks for it.
- The public form has no picture puzzle.

## Known limits

- A signature with the finger needs drawing. A hand-over code can be typed instead.
- Files that others upload, such as scanned papers, cannot always be read aloud.

## Tell us of a barrier

Have you met something that you cannot use or read? Write to us or call. We answer and offer you another way.

- Email: {{email}}
- Phone: {{telefon}}

## Enforcement

If our answer does not satisfy you, you can turn to the body in charge.

- Body in charge: {{durchsetzung}}`,
} as const
