import type { FristListRow } from '@dreiklang/domain/frist/frist.contract'
import { useState } from 'react'
import { SammelDialog } from '../../liste/components/SammelDialog.tsx'
import { formatLongDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { fristTexts } from '../frist.texts.ts'
import { FristEntry } from './FristEntry.tsx'
import classes from './Fristen.module.css'
import { group } from './groups.ts'
import { useFristTaten } from './useFristTaten.tsx'
import { wayTo } from './wege.ts'

interface ListProps {
  zeilen: readonly FristListRow[]
  heute: string
  personen: readonly { id: string; name: string }[]
  readAgain: () => Promise<void>
}

export function FristList({ zeilen, heute, personen, readAgain }: ListProps) {
  const t = useTexts(fristTexts)
  const [gewaehlt, setGewaehlt] = useState<ReadonlySet<string>>(new Set())
  const [offen, setOffen] = useState<{ tat: string; zeilen: FristListRow[] } | null>(null)
  const taten = useFristTaten({ heute, personen, danach: readAgain })
  const tat = taten.find(({ id }) => id === offen?.tat)
  const gemeinte = zeilen.filter(({ id }) => gewaehlt.has(id))

  const name = (frist: FristListRow) =>
    t('fuer', { was: t(`art.${frist.art}`), name: frist.klient?.name ?? frist.nummer ?? t('ohneKlient') })
  const choose = (id: string, an: boolean) =>
    setGewaehlt((bisher) => new Set(an ? [...bisher, id] : [...bisher].filter((eine) => eine !== id)))
  const title = (id: string) => {
    if (id === 'ueberfaellig') return t('ueberfaellig')
    return id === heute ? t('heute') : formatLongDate(id)
  }

  return (
    <>
      {group(zeilen, heute).map((gruppe) => (
        <section key={gruppe.id} className={classes.gruppe} aria-labelledby={`tag-${gruppe.id}`}>
          <h2 id={`tag-${gruppe.id}`}>
            {title(gruppe.id)} ({t('anzahl', { count: gruppe.zeilen.length })})
          </h2>
          <ul className={classes.liste}>
            {gruppe.zeilen.map((frist) => (
              <FristEntry
                key={frist.id}
                frist={frist}
                ueberfaellig={gruppe.id === 'ueberfaellig'}
                gewaehlt={gewaehlt.has(frist.id)}
                onWaehle={(an) => choose(frist.id, an)}
              />
            ))}
          </ul>
        </section>
      ))}
      {gemeinte.length > 0 && (
        <div className={classes.leiste} role="region" aria-label={t('auswahl.leiste')} data-no-print>
          <strong role="status">{t('auswahl.anzahl', { count: gemeinte.length })}</strong>
          {taten.map((eine) => {
            const moegliche = gemeinte.filter(eine.geht)
            return (
              moegliche.length > 0 && (
                <Button key={eine.id} onClick={() => setOffen({ tat: eine.id, zeilen: moegliche })}>
                  {`${eine.name} (${moegliche.length})`}
                </Button>
              )
            )
          })}
          {gemeinte.length < zeilen.length && (
            <Button look="secondary" onClick={() => setGewaehlt(new Set(zeilen.map(({ id }) => id)))}>
              {t('auswahl.alle')}
            </Button>
          )}
          <Button look="secondary" onClick={() => setGewaehlt(new Set())}>
            {t('auswahl.aufheben')}
          </Button>
        </div>
      )}
      {offen !== null && tat !== undefined && (
        <SammelDialog
          aktion={tat}
          zeilen={offen.zeilen}
          view={{ kopf: { header: t('tat.frist'), name }, pfad: wayTo }}
          onSchliessen={(erledigt) => {
            setOffen(null)
            setGewaehlt((bisher) => new Set([...bisher].filter((id) => !erledigt.includes(id))))
          }}
        />
      )}
    </>
  )
}
