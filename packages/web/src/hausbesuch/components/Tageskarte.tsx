import type { ZeileAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import { useTexts } from '../../shared/i18n.ts'
import { formatDate } from '../../shared/format.ts'
import { Link } from '../../ui/Link.tsx'
import { begriffeTexts } from '../begriffe.texts.ts'
import { hausbesuchPath } from '../hausbesuch.paths.ts'
import { hausbesuchTexts } from '../hausbesuch.texts.ts'
import { adresseVon, klientName, useUhrzeit } from './anzeige.ts'
import { BesuchStepButtons } from './schritte/BesuchStepButtons.tsx'
import classes from './Tageskarte.module.css'
import { AdressLink, AnrufLink } from './Wege.tsx'
import { Plaketten } from './zeichen.tsx'

/** One visit of a tour, made for a thumb: when, who, where, whom to call, what is missing, and the next step. */
export function Tageskarte({ besuch }: { besuch: ZeileAntwort }) {
  const t = useTexts(hausbesuchTexts)
  const b = useTexts(begriffeTexts)
  const uhrzeit = useUhrzeit()
  const { id, klient, nummer, typ, moeglich } = besuch
  const name = klient === null ? nummer : klientName(klient)
  const fehlt = wasFehlt(besuch)
  const titelId = `besuch-${id}`
  return (
    <div className={classes.karte}>
      <div className={classes.zeit}>{uhrzeit(besuch) ?? t('termin.offen')}</div>
      <h2 className={classes.name} id={titelId} tabIndex={-1}>
        <Link to={hausbesuchPath(id)}>{name}</Link>
      </h2>
      <div className={classes.zeile}>
        {b(`typ.${typ}`)}
        {klient !== null && ` · ${t('geboren', { datum: formatDate(klient.geburtsdatum) })}`}
      </div>
      <div className={classes.plaketten}>
        <Plaketten besuch={besuch} />
      </div>
      {adresseVon(besuch) !== null && <AdressLink besuch={besuch} />}
      {klient?.telefon !== null && klient?.telefon !== undefined && <AnrufLink telefon={klient.telefon} name={name} />}
      {fehlt.length > 0 && (
        <div className={classes.fehlt}>
          <strong>{t('tag.fehlt')}</strong> {fehlt.map((was) => t(`fehlt.${was}`)).join(', ')}
        </div>
      )}
      <BesuchStepButtons besuch={besuch} offene={moeglich} fokusId={titelId} gross={{ name }} />
    </div>
  )
}

function wasFehlt(besuch: ZeileAntwort): ('adresse' | 'telefon' | 'ergebnis')[] {
  const { status, klient, moeglich } = besuch
  const unterwegs = status === 'GEPLANT' || status === 'UNTERWEGS'
  return [
    ...(unterwegs && adresseVon(besuch) === null ? (['adresse'] as const) : []),
    ...(unterwegs && (klient?.telefon ?? null) === null ? (['telefon'] as const) : []),
    ...(moeglich.includes('abschliessen') ? (['ergebnis'] as const) : []),
  ]
}
