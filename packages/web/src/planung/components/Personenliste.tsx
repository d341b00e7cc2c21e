import { overlap } from '@dreiklang/domain/personal/personal'
import type { Tafel, TafelBesuch } from '@dreiklang/domain/planung/planung.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { BefundSentence } from '../../hausbesuch/components/Befunde.tsx'
import { KlientZustandAlert } from '../../hausbesuch/components/KlientZustandAlert.tsx'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatLongDate, formatTime } from '../../shared/format.ts'
import { Badge } from '../../ui/feedback.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { usePlanungTexts } from '../planung.texts.ts'
import classes from './Planung.module.css'

interface PersonenlisteProps {
  tafel: Tafel
  von: IsoDate
  bis: IsoDate
  onVerschieben: (besuch: TafelBesuch) => void
}

export function Personenliste({ tafel: { personen, besuche }, von, bis, onVerschieben }: PersonenlisteProps) {
  const t = usePlanungTexts()
  const offene = besuche.filter(({ personIds }) => personIds.length === 0)
  const groups = personen.map(({ id, name, abwesenheiten }) => ({
    id,
    name,
    weg: abwesenheiten.some((one) => overlap(one, { von, bis })),
    eigene: besuche.filter(({ personIds }) => personIds.includes(id)),
  }))
  return (
    <Stack gap="md">
      {offene.length > 0 && (
        <Card title={t('niemand')}>
          <Days besuche={offene} einTag={von === bis} onVerschieben={onVerschieben} />
        </Card>
      )}
      {groups.map(({ id, name, weg, eigene }) => (
        <Card key={id} title={name} {...(weg ? { actions: <Badge>{t('abwesend')}</Badge> } : {})}>
          {eigene.length === 0 ? (
            <Text c="dimmed">{t('ohneBesuch')}</Text>
          ) : (
            <Days besuche={eigene} einTag={von === bis} onVerschieben={onVerschieben} />
          )}
        </Card>
      ))}
    </Stack>
  )
}

function Days({
  besuche,
  einTag,
  onVerschieben,
}: { besuche: readonly TafelBesuch[]; einTag: boolean } & Pick<PersonenlisteProps, 'onVerschieben'>) {
  const days = [...new Set(besuche.map(({ datum }) => datum))]
  return days.map((tag) => (
    <div key={tag}>
      {!einTag && <h3 className={classes.tag}>{formatLongDate(tag)}</h3>}
      <ol className={classes.liste}>
        {besuche
          .filter(({ datum }) => datum === tag)
          .map((besuch) => (
            <Besuchskarte key={besuch.id} besuch={besuch} onVerschieben={onVerschieben} />
          ))}
      </ol>
    </div>
  ))
}

function Besuchskarte({ besuch, onVerschieben }: { besuch: TafelBesuch; onVerschieben: (besuch: TafelBesuch) => void }) {
  const t = usePlanungTexts()
  const b = useBegriffeTexts()
  const { id, uhrzeit, bis, klient, anschrift, befunde, status, verschiebbar } = besuch
  return (
    <li className={classes.karte} data-warnt={befunde.length > 0 || undefined}>
      <div className={classes.zeit}>{t('besuch.zeit', { von: uhrzeit, bis: formatTime(bis) })}</div>
      <Group gap="xs">
        <Link to={hausbesuchPath(id)}>{klient.name}</Link>
        {status !== 'GEPLANT' && <Badge>{b(`status.${status}`)}</Badge>}
      </Group>
      <KlientZustandAlert klient={klient} />
      {anschrift !== null && <div className={classes.anschrift}>{anschrift}</div>}
      {befunde.length > 0 && (
        <ul className={classes.befunde}>
          {befunde.map((befund) => (
            <li key={`${befund.art} ${befund.person?.id} ${befund.besuch?.id}`}>
              <BefundSentence befund={befund} />
            </li>
          ))}
        </ul>
      )}
      {verschiebbar && (
        <Button
          look="secondary"
          aria-label={t('besuch.verschiebenEinen', { klient: klient.name, uhrzeit })}
          onClick={() => onVerschieben(besuch)}
        >
          {t('besuch.verschieben')}
        </Button>
      )}
    </li>
  )
}
