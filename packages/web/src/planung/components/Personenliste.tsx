import type { Tafel, TafelBesuch } from '@dreiklang/domain/planung/planung.contract'
import { overlap } from '@dreiklang/domain/personal/personal'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { formatLongDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { planungTexts } from '../planung.texts.ts'
import { Besuchskarte } from './Besuchskarte.tsx'
import classes from './Planung.module.css'

interface PersonenlisteProps {
  tafel: Tafel
  von: IsoDate
  bis: IsoDate
  onVerschieben: (hausbesuchId: string) => void
}

export function Personenliste({ tafel: { personen, besuche }, von, bis, onVerschieben }: PersonenlisteProps) {
  const t = useTexts(planungTexts)
  const offene = besuche.filter(({ personIds }) => personIds.length === 0)
  const groups = personen.map(({ id, name, abwesenheiten }) => ({
    id,
    name,
    weg: abwesenheiten.some((eine) => overlap(eine, { von, bis })),
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
  const tage = [...new Set(besuche.map(({ datum }) => datum))]
  return tage.map((tag) => (
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
