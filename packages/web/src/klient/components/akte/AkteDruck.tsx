import { type Bereich, bereiche } from '@dreiklang/domain/klient/akte'
import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import { useEffect } from 'react'
import { formatDate, formatDateTime } from '../../../shared/format.ts'
import { useUser } from '../../../shared/session.ts'
import { useAkteTexts } from '../../klient.texts.ts'
import { AbschnittFacts } from './AbschnittFacts.tsx'
import { akteName, useWarnwords } from './Kopf.tsx'
import classes from './AkteDruck.module.css'

/** Without access data, which never leave the organisation on paper. */
export function AkteDruck({ akte, onGedruckt }: { akte: AkteAnswer; onGedruckt: () => void }) {
  const t = useAkteTexts()
  const { name } = useUser()
  useEffect(() => {
    window.addEventListener('afterprint', onGedruckt)
    window.print()
    return () => window.removeEventListener('afterprint', onGedruckt)
  }, [onGedruckt])
  const { person, gesundheit } = akte
  const warnungen = [...useWarnwords(gesundheit), ...(gesundheit.notfallhinweis === null ? [] : [gesundheit.notfallhinweis])]
  return (
    <div className={classes.blatt}>
      <header className={classes.kopf}>
        <h1>{akteName(person)}</h1>
        <p>
          {formatDate(person.geburtsdatum)} · {t('gedruckt', { am: formatDateTime(new Date().toISOString()), name })}
        </p>
      </header>
      {warnungen.length > 0 && (
        <p className={classes.warnung}>
          <strong>{warnungen.join(' · ')}</strong>
        </p>
      )}
      {bereiche.map((bereich: Bereich) => (
        <section key={bereich} className={classes.abschnitt}>
          <h2>{t(`abschnitt.${bereich}`)}</h2>
          <AbschnittFacts bereich={bereich} akte={akte} />
        </section>
      ))}
    </div>
  )
}
