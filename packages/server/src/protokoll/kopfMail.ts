/** The words of the mail that carries the signed heads of the audit trail out of the organisation. */
import type { Mail } from '../mail/mail.usecases.ts'

/** In both languages: who operates the server has said an address and no language. */
export function kopfMail({ an, am, zeilen }: { an: string; am: string; zeilen: string }): Mail {
  const text = [
    `Die unterschriebenen Köpfe des Protokolls vom ${am}, einer für jede Organisation. Bewahren Sie diese Mail auf: Wer das Protokoll später neu schreibt, passt nicht mehr dazu. Prüfen: npm run audit:verify -- --head <Datei mit dieser Mail>`,
    `The signed heads of the audit trail of ${am}, one for each organisation. Keep this mail: a trail that somebody writes anew later does not fit it. To verify: npm run audit:verify -- --head <file with this mail>`,
    zeilen,
  ]
  return { an, betreff: `Dreiklang: Köpfe des Protokolls ${am.slice(0, 10)}`, text: text.join('\n\n') }
}
