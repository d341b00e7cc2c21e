import { endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useKlientTexts } from '../../klient/klient.texts.ts'
import { formatDateTime } from '../../shared/format.ts'
import { Link } from '../../ui/buttons.tsx'
import { Badge, showQuery } from '../../ui/feedback.tsx'
import { type Fact, Card, Facts, Note } from '../../ui/layout.tsx'
import { seriePath, hausbesuchPath, dokumentationPath } from '../hausbesuch.paths.ts'
import { mitbesucheQuery } from '../hausbesuch.queries.ts'
import { useBegriffeTexts, useHausbesuchTexts } from '../hausbesuch.texts.ts'
import { AdressLink, AnrufLink, klientName, useTermin } from './anzeige.tsx'
import classes from './Blatt.module.css'

interface CardProps {
  besuch: HausbesuchAnswer
}

/** Nothing where it was not said. */
const wenn = <Value,>(label: string, value: Value | null, show: (said: Value) => ReactNode = String): Fact[] =>
  value === null ? [] : [{ label, value: show(value) }]

const words = (text: string) => <span className={classes.worte}>{text}</span>

export function TerminCard({ besuch }: CardProps) {
  const t = useHausbesuchTexts()
  const termin = useTermin()
  const { klient, tuer, zugewiesene, fahrzeug, pflegedienst, praxis, apotheke, unterwegsAb, beginn, ende, serie } = besuch
  const haeuser = [pflegedienst, praxis, apotheke].filter((haus) => haus !== null)
  // Of what does not take place nobody is to come any more.
  const nobody = t(endStatus.includes(besuch.status) ? 'liste.keiner' : 'liste.niemand')
  return (
    <Card title={t('liste.termin')}>
      <Facts
        facts={[
          { label: besuch.plan === null && besuch.wunsch !== null ? t('termin.gewuenscht') : t('termin.wann'), value: termin(besuch) },
          { label: t('liste.wer'), value: zugewiesene.length === 0 ? nobody : zugewiesene.map(({ name }) => name).join(', ') },
          { label: t('liste.ort'), value: <AdressLink besuch={besuch} /> },
          ...wenn(t('ort.etage'), tuer?.etage ?? null),
          ...wenn(t('ort.klingelname'), tuer?.klingelname ?? null),
          ...wenn(t('ort.zugang'), tuer?.zugang ?? null),
          ...wenn(t('feld.telefonKlient'), klient?.telefon ?? null, (telefon) => (
            <AnrufLink telefon={telefon} name={klient === null ? '' : klientName(klient)} />
          )),
          ...wenn(t('feld.fahrzeug'), fahrzeug),
          ...wenn(t('serie.titel'), serie, ({ id, vonHand }) => (
            <>
              <Link to={seriePath(id)}>{t('serie.oeffnen')}</Link> {vonHand && t('serie.vonHand')}
            </>
          )),
          ...wenn(t('feld.unterwegsAb'), unterwegsAb, formatDateTime),
          ...wenn(t('feld.beginn'), beginn, formatDateTime),
          ...wenn(t('feld.ende'), ende, formatDateTime),
          ...haeuser.map(({ name, telefon }) => ({
            label: name,
            value: telefon === null ? '–' : <AnrufLink telefon={telefon} name={name} />,
          })),
        ]}
      />
    </Card>
  )
}

export function AnlassCard({ besuch: { anlass, anlassCode, dringlichkeit, transportunfaehigGrund, anfrage } }: CardProps) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  return (
    <Card title={t('anlass.titel')}>
      <Facts
        facts={[
          { label: t('anlass.titel'), value: b(`anlassCode.${anlassCode}`) },
          ...wenn(t('feld.anlass'), anlass, words),
          { label: t('feld.dringlichkeit'), value: b(`dringlichkeit.${dringlichkeit}`) },
          ...wenn(t('feld.transport'), transportunfaehigGrund),
          ...wenn(t('anlass.gefragt'), anfrage, ({ name, von, am }) =>
            t('anlass.von', { name, seite: b(`seite.${von}`), zeit: formatDateTime(am) }),
          ),
        ]}
      />
    </Card>
  )
}

export function NachrichtenCard({ besuch: { nachrichten, seite } }: CardProps) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const termin = useTermin()
  if (nachrichten.length === 0) return null
  return (
    <Card title={t('nachrichten.titel')}>
      <ol className={classes.liste}>
        {nachrichten.map(({ id, seite: from, personName, text, am, vorschlag }) => (
          <li key={id}>
            <Note>
              {t('nachrichten.von', {
                name: personName,
                seite: from === seite ? t('nachrichten.wir') : b(`seite.${from}`),
                zeit: formatDateTime(am),
              })}
            </Note>
            <div className={classes.worte}>{text}</div>
            {vorschlag !== null && (
              <Badge tone="info">{t('nachrichten.vorschlag', { wann: termin({ plan: null, wunsch: vorschlag }) })}</Badge>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

export function LeistungenCard({ besuch: { leistungen } }: CardProps) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  if (leistungen.length === 0) return null
  return (
    <Card title={t('leistungen.titel')}>
      <ul className={classes.liste}>
        {leistungen.map(({ bezeichnung, quelle, sollMinuten, erbracht, grundNichtErbracht }, i) => (
          <li key={i}>
            {bezeichnung} ({b(`quelle.${quelle}`)}){sollMinuten !== null && `, ${t('leistungen.minuten', { count: sollMinuten })}`}
            {erbracht === true && (
              <>
                {' '}
                <Badge tone="success">{t('leistungen.erbracht')}</Badge>
              </>
            )}
            {erbracht === false && (
              <div>
                <Badge tone="warning">{t('leistungen.nichtErbracht')}</Badge> {grundNichtErbracht}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function HausCard({ besuch: { id, typ, seite } }: { besuch: HausbesuchAnswer }) {
  return seite === 'ARZT' && (typ === 'ARZTBESUCH' || typ === 'GEMEINSAME_VISITE') ? <Haus hausbesuchId={id} /> : null
}

function Haus({ hausbesuchId }: { hausbesuchId: string }) {
  const t = useHausbesuchTexts()
  const k = useKlientTexts()
  const { data, state } = showQuery(useQuery(mitbesucheQuery(hausbesuchId)), { rows: 1, height: 120 })
  if (state !== null) return state
  const { wohnform, mitbesuche } = data
  const further = (
    <ul className={classes.liste}>
      {mitbesuche.map(({ id, nummer, uhrzeit, klient }) => (
        <li key={id}>
          <Link to={hausbesuchPath(id)}>{t('haus.besuch', { uhrzeit, klient, nummer })}</Link>
        </li>
      ))}
    </ul>
  )
  return (
    <Card title={t('haus.titel')}>
      <Facts
        facts={[
          ...wenn(t('haus.wohnform'), wohnform, (form) => k(`wohnform.${form}`)),
          { label: t('haus.weitere'), value: mitbesuche.length === 0 ? t('haus.keine') : further },
        ]}
      />
    </Card>
  )
}

export function ResultCard({ besuch }: { besuch: HausbesuchAnswer }) {
  const t = useHausbesuchTexts()
  const all: Fact[] = [
    ...wenn(t('ende.ergebnis'), besuch.ergebnis, words),
    ...wenn(t('ende.abbruch'), besuch.abbruchGrund, words),
    ...useEndeFacts(besuch),
    ...besuch.nachtraege.map(({ name, am, text }) => ({
      label: t('ende.nachtrag', { name, zeit: formatDateTime(am) }),
      value: words(text),
    })),
  ]
  if (all.length === 0) return null
  return (
    <Card
      title={t('ende.titel')}
      actions={besuch.status === 'ABGESCHLOSSEN' && <Link to={dokumentationPath(besuch.id)}>{t('ende.dokumentation')}</Link>}
    >
      <Facts facts={all} />
    </Card>
  )
}

function useEndeFacts({ ablehnung, absage, nichtAngetroffen }: HausbesuchAnswer): Fact[] {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const dazu = (text: string | null) => wenn(t('ende.anmerkung'), text)
  const yesOrNo = (is: boolean) => (is ? t('ja') : t('nein'))
  if (ablehnung !== null) return [{ label: t('ende.abgelehnt'), value: b(`ablehnGrund.${ablehnung.grund}`) }, ...dazu(ablehnung.text)]
  if (absage !== null) {
    return [
      {
        label: t('ende.abgesagt'),
        value: (
          <>
            {t('ende.durch', { wer: b(`absagender.${absage.durch}`), grund: b(`absageGrund.${absage.grund}`) })}{' '}
            {absage.kurzfristig && <Badge tone="warning">{t('ende.kurzfristig')}</Badge>}
          </>
        ),
      },
      { label: t('ende.berechnung'), value: yesOrNo(absage.berechnung) },
      ...dazu(absage.text),
    ]
  }
  if (nichtAngetroffen === null) return []
  const { am, klingelversuche, telefonversuche, nachrichtHinterlassen, notfallkontaktInformiert, weiteresVorgehen, text } = nichtAngetroffen
  return [
    { label: t('ende.nichtAngetroffen'), value: formatDateTime(am) },
    { label: t('ende.versuche'), value: t('ende.versucheText', { klingel: klingelversuche, telefon: telefonversuche }) },
    { label: t('ende.nachricht'), value: yesOrNo(nachrichtHinterlassen) },
    { label: t('ende.notfallkontakt'), value: yesOrNo(notfallkontaktInformiert) },
    { label: t('ende.vorgehen'), value: b(`vorgehen.${weiteresVorgehen}`) },
    ...dazu(text),
  ]
}
