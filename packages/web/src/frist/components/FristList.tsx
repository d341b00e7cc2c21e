import type { FristListRow } from '@dreiklang/domain/frist/frist.contract'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { Checkbox } from '../../form/Checkbox.tsx'
import { hausbesuchPath, newHausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { klientBereichPath } from '../../klient/klient.paths.ts'
import { SammelDialog } from '../../liste/components/SammelDialog.tsx'
import { formatLongDate, formatDate } from '../../shared/format.ts'
import { Badge } from '../../ui/feedback.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { useFristTexts } from '../frist.texts.ts'
import { useFristTaten } from './useFristTaten.tsx'
import classes from './Fristen.module.css'

interface ListProps {
  zeilen: readonly FristListRow[]
  heute: string
  personen: readonly { id: string; name: string }[]
  readAgain: () => Promise<void>
}

export function FristList({ zeilen, heute, personen, readAgain }: ListProps) {
  const t = useFristTexts()
  const [chosen, setGewaehlt] = useState<ReadonlySet<string>>(new Set())
  const [open, setOffen] = useState<{ tat: string; zeilen: FristListRow[] } | null>(null)
  const taten = useFristTaten({ heute, personen, danach: readAgain })
  const tat = taten.find(({ id }) => id === open?.tat)
  const gemeinte = zeilen.filter(({ id }) => chosen.has(id))

  const name = (frist: FristListRow) =>
    t('fuer', { was: t(`art.${frist.art}`), name: frist.klient?.name ?? frist.nummer ?? t('ohneKlient') })
  const choose = (id: string, an: boolean) =>
    setGewaehlt((previous) => new Set(an ? [...previous, id] : [...previous].filter((one) => one !== id)))
  const title = (id: string) => {
    if (id === 'ueberfaellig') return t('ueberfaellig')
    return id === heute ? t('heute') : formatLongDate(id)
  }

  return (
    <>
      {group(zeilen).map((gruppe) => (
        <section key={gruppe.id} className={classes.gruppe} aria-labelledby={`tag-${gruppe.id}`}>
          <h2 id={`tag-${gruppe.id}`}>
            {title(gruppe.id)} ({t('anzahl', { count: gruppe.zeilen.length })})
          </h2>
          <ul className={classes.liste}>
            {gruppe.zeilen.map((frist) => (
              <FristEntry key={frist.id} frist={frist} gewaehlt={chosen.has(frist.id)} onWaehle={(an) => choose(frist.id, an)} />
            ))}
          </ul>
        </section>
      ))}
      {gemeinte.length > 0 && (
        <div className={classes.leiste} data-own-foot role="region" aria-label={t('auswahl.leiste')} data-no-print>
          <strong role="status">{t('auswahl.anzahl', { count: gemeinte.length })}</strong>
          {taten.map((one) => {
            const moegliche = gemeinte.filter(one.geht)
            return (
              moegliche.length > 0 && (
                <Button key={one.id} onClick={() => setOffen({ tat: one.id, zeilen: moegliche })}>
                  {`${one.name} (${moegliche.length})`}
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
      {open !== null && tat !== undefined && (
        <SammelDialog
          aktion={tat}
          zeilen={open.zeilen}
          view={{ kopf: { header: t('tat.frist'), name }, pfad: wayTo }}
          onSchliessen={(erledigt) => {
            setOffen(null)
            setGewaehlt((previous) => new Set([...previous].filter((id) => !erledigt.includes(id))))
          }}
        />
      )}
    </>
  )
}

interface Group {
  /** `ueberfaellig`, or the day. */
  id: string
  zeilen: FristListRow[]
}

/** Expects the rows in order of days, and what is overdue before the rest of its day. */
function group(rows: readonly FristListRow[]): Group[] {
  const groups = new Map<string, FristListRow[]>()
  for (const row of rows) {
    const id = row.ueberfaellig ? 'ueberfaellig' : row.faellig
    groups.set(id, [...(groups.get(id) ?? []), row])
  }
  return [...groups].map(([id, own]) => ({ id, zeilen: own }))
}

interface EntryProps {
  frist: FristListRow
  gewaehlt: boolean
  onWaehle: (chosen: boolean) => void
}

function FristEntry({ frist, gewaehlt, onWaehle }: EntryProps) {
  const t = useFristTexts()
  const { art, klient, nummer, haus, folge, termin, vermerk, faellig, uhrzeit, ueberfaellig } = frist
  const day = uhrzeit === null ? formatDate(faellig) : `${formatDate(faellig)}, ${uhrzeit}`
  const name = klient?.name ?? t('ohneKlient')
  const way = t(termin !== null && art === 'BERATUNG' ? 'oeffnen.BERATUNG_GEPLANT' : `oeffnen.${art}`)
  const ganz = t('fuer', { was: t(`art.${art}`), name })
  return (
    <li className={classes.eintrag} data-ueberfaellig={ueberfaellig}>
      <div className={classes.wahl} data-no-print>
        <Checkbox
          label=""
          aria-label={t('auswahl.waehle', { name: ganz })}
          checked={gewaehlt}
          onChange={(event) => onWaehle(event.currentTarget.checked)}
        />
      </div>
      <strong className={classes.was}>
        {folge ? t('fuer', { was: t(`art.${art}`), name: t(`folge.${folge.art}`) }) : t(`art.${art}`)}
      </strong>
      <span className={classes.wer}>
        {name}
        <span className={classes.mehr}>{[nummer, haus].filter((word) => word !== null).join(' · ')}</span>
      </span>
      <span className={classes.plaketten}>
        {(ueberfaellig || uhrzeit !== null) && <Badge tone={ueberfaellig ? 'danger' : 'neutral'}>{t('faellig', { tag: day })}</Badge>}
        {termin && <Badge tone="info">{t('geplant', { tag: formatDate(termin.tag) })}</Badge>}
        {vermerk?.zustaendig && <Badge tone="info">{t('kuemmert', { name: vermerk.zustaendig.name })}</Badge>}
        {vermerk?.ruhe && (
          <Badge>
            {t('ruht', { tag: formatDate(vermerk.ruhe.bis), grund: t(`grund.${vermerk.ruhe.grund}`), durch: vermerk.ruhe.durch })}
          </Badge>
        )}
      </span>
      <Link to={wayTo(frist)} className={classes.weg} aria-label={t('fuer', { was: way, name })}>
        <span>{way}</span>
        <IconChevronRight size={18} aria-hidden />
      </Link>
    </li>
  )
}

function wayTo({ art, objektId, klient, folge, termin }: Pick<FristListRow, 'art' | 'objektId' | 'klient' | 'folge' | 'termin'>): string {
  switch (art) {
    case 'BESUCH':
    case 'BESUCHSFRAGE':
      return hausbesuchPath(objektId)
    case 'FOLGE':
      return hausbesuchPath(folge?.hausbesuchId ?? objektId)
    case 'BESTELLUNG':
    case 'REZEPT':
      return bestellungPath(objektId)
    case 'HKP':
    case 'HKP_VORLAGE':
    case 'HKP_GENEHMIGUNG':
    case 'HKP_WIDERSPRUCH':
      return klientBereichPath(klient?.id ?? objektId, 'hkp')
    case 'ZUZAHLUNG':
    case 'KARTE':
      return klientBereichPath(klient?.id ?? objektId, 'versicherung')
    case 'BERATUNG':
      return termin === null ? newHausbesuchPath({ klientId: objektId, typ: 'BERATUNGSBESUCH' }) : hausbesuchPath(termin.hausbesuchId)
    default:
      return art satisfies never
  }
}
