import { buchstaben } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { useKontaktTexts } from '../kontakt.texts.ts'
import classes from './Buchstaben.module.css'

/** Phones lack the room: there the filter drawer has it. */
export function Buchstaben({ gewaehlt, onWahl }: { gewaehlt: string | null; onWahl: (buchstabe: string | null) => void }) {
  const t = useKontaktTexts()
  return (
    <div role="group" aria-label={t('liste.buchstaben')} className={classes.reihe} data-no-print>
      {buchstaben.map((buchstabe) => (
        <button
          key={buchstabe}
          type="button"
          className={classes.buchstabe}
          aria-pressed={buchstabe === gewaehlt}
          aria-label={t('liste.buchstabe', { buchstabe })}
          onClick={() => onWahl(buchstabe === gewaehlt ? null : buchstabe)}
        >
          {buchstabe}
        </button>
      ))}
    </div>
  )
}
