import { useTexts } from '../../shared/i18n.ts'
import { klientTexts } from '../klient.texts.ts'
import classes from './Buchstaben.module.css'

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Jumps to the last names with one letter. On phones the search field does the same with less room. */
export function Buchstaben({ suche, onWahl }: { suche: string; onWahl: (suche: string) => void }) {
  const t = useTexts(klientTexts)
  return (
    <div role="group" aria-label={t('liste.buchstaben')} className={classes.reihe}>
      <button type="button" className={classes.buchstabe} aria-pressed={suche === ''} onClick={() => onWahl('')}>
        {t('liste.alle')}
      </button>
      {alphabet.map((buchstabe) => (
        <button
          key={buchstabe}
          type="button"
          className={classes.buchstabe}
          aria-pressed={suche.toUpperCase() === buchstabe}
          aria-label={t('liste.buchstabe', { buchstabe })}
          onClick={() => onWahl(buchstabe)}
        >
          {buchstabe}
        </button>
      ))}
    </div>
  )
}
