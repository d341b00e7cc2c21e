import type { RowAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { formatDate } from '../../shared/format.ts'
import { Link } from '../../ui/buttons.tsx'
import { hausbesuchPath } from '../hausbesuch.paths.ts'
import { useBegriffeTexts, useHausbesuchTexts } from '../hausbesuch.texts.ts'
import { AdressLink, AnrufLink } from './Wege.tsx'
import { adresseOf, klientName, useTimeOfDay } from './anzeige.ts'
import { BesuchStepButtons } from './schritte/BesuchStepButtons.tsx'
import { Badges } from './zeichen.tsx'
import classes from './Tageskarte.module.css'

export function Tageskarte({ besuch }: { besuch: RowAnswer }) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const timeOfDay = useTimeOfDay()
  const { id, klient, nummer, typ, moeglich } = besuch
  const name = klient === null ? nummer : klientName(klient)
  const isMissing = whatIsMissing(besuch)
  const titleId = `besuch-${id}`
  return (
    <div className={classes.karte}>
      <div className={classes.zeit}>{timeOfDay(besuch) ?? t('termin.offen')}</div>
      <h2 className={classes.name} id={titleId} tabIndex={-1}>
        <Link to={hausbesuchPath(id)}>{name}</Link>
      </h2>
      <div className={classes.zeile}>
        {b(`typ.${typ}`)}
        {klient !== null && ` · ${t('geboren', { datum: formatDate(klient.geburtsdatum) })}`}
      </div>
      <div className={classes.plaketten}>
        <Badges besuch={besuch} />
      </div>
      {adresseOf(besuch) !== null && <AdressLink besuch={besuch} />}
      {klient?.telefon !== null && klient?.telefon !== undefined && <AnrufLink telefon={klient.telefon} name={name} />}
      {isMissing.length > 0 && (
        <div className={classes.fehlt}>
          <strong>{t('tag.fehlt')}</strong> {isMissing.map((what) => t(`fehlt.${what}`)).join(', ')}
        </div>
      )}
      <BesuchStepButtons besuch={besuch} offene={moeglich} fokusId={titleId} gross={{ name }} />
    </div>
  )
}

function whatIsMissing(besuch: RowAnswer): ('adresse' | 'telefon' | 'ergebnis')[] {
  const { status, klient, moeglich } = besuch
  const unterwegs = status === 'GEPLANT' || status === 'UNTERWEGS'
  return [
    ...(unterwegs && adresseOf(besuch) === null ? (['adresse'] as const) : []),
    ...(unterwegs && (klient?.telefon ?? null) === null ? (['telefon'] as const) : []),
    ...(moeglich.includes('abschliessen') ? (['ergebnis'] as const) : []),
  ]
}
