import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { formatDateTime } from '../../shared/format.ts'
import { Badge } from '../../ui/feedback.tsx'
import { Card, type Fact, Facts, Text } from '../../ui/layout.tsx'
import { Link } from '../../ui/buttons.tsx'
import { seriePath } from '../hausbesuch.paths.ts'
import { useBegriffeTexts, useHausbesuchTexts } from '../hausbesuch.texts.ts'
import { AdressLink, AnrufLink } from './Wege.tsx'
import { klientName, useTermin } from './anzeige.ts'
import classes from './Blatt.module.css'

interface CardProps {
  besuch: HausbesuchAnswer
}

const wenn = (label: string, value: string | null): Fact[] => (value === null ? [] : [{ label, value }])

export function TerminCard({ besuch }: CardProps) {
  const t = useHausbesuchTexts()
  const termin = useTermin()
  const { klient, tuer, zugewiesene, fahrzeug, pflegedienst, praxis, apotheke, unterwegsAb, beginn, ende, serie } = besuch
  const haeuser = [pflegedienst, praxis, apotheke].filter((haus) => haus !== null)
  const am = (time: string | null) => (time === null ? null : formatDateTime(time))
  return (
    <Card title={t('liste.termin')}>
      <Facts
        facts={[
          { label: besuch.plan === null && besuch.wunsch !== null ? t('termin.gewuenscht') : t('termin.wann'), value: termin(besuch) },
          { label: t('liste.wer'), value: zugewiesene.length === 0 ? t('liste.niemand') : zugewiesene.map(({ name }) => name).join(', ') },
          { label: t('liste.ort'), value: <AdressLink besuch={besuch} /> },
          ...wenn(t('ort.etage'), tuer?.etage ?? null),
          ...wenn(t('ort.klingelname'), tuer?.klingelname ?? null),
          ...wenn(t('ort.zugang'), tuer?.zugang ?? null),
          ...(klient === null || klient.telefon === null
            ? []
            : [{ label: t('feld.telefonKlient'), value: <AnrufLink telefon={klient.telefon} name={klientName(klient)} /> }]),
          ...wenn(t('feld.fahrzeug'), fahrzeug),
          ...(serie === null
            ? []
            : [
                {
                  label: t('serie.titel'),
                  value: (
                    <>
                      <Link to={seriePath(serie.id)}>{t('serie.oeffnen')}</Link> {serie.vonHand && t('serie.vonHand')}
                    </>
                  ),
                },
              ]),
          ...wenn(t('feld.unterwegsAb'), am(unterwegsAb)),
          ...wenn(t('feld.beginn'), am(beginn)),
          ...wenn(t('feld.ende'), am(ende)),
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
          ...(anlass === null ? [] : [{ label: t('feld.anlass'), value: <span className={classes.worte}>{anlass}</span> }]),
          { label: t('feld.dringlichkeit'), value: b(`dringlichkeit.${dringlichkeit}`) },
          ...wenn(t('feld.transport'), transportunfaehigGrund),
          ...(anfrage === null
            ? []
            : [
                {
                  label: t('anlass.gefragt'),
                  value: t('anlass.von', { name: anfrage.name, seite: b(`seite.${anfrage.von}`), zeit: formatDateTime(anfrage.am) }),
                },
              ]),
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
            <Text size="sm" c="dimmed">
              {t('nachrichten.von', {
                name: personName,
                seite: from === seite ? t('nachrichten.wir') : b(`seite.${from}`),
                zeit: formatDateTime(am),
              })}
            </Text>
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
