/** Read with the first question only. The build takes the names along and leaves the drawings out (scripts/web/icons.ts). */
import { type IconSetId, drawingsOf, iconSets } from '@dreiklang/domain/icons/icons'
import { icons as feather } from '@iconify-json/feather'
import { icons as heroicons } from '@iconify-json/heroicons'
import { icons as ic } from '@iconify-json/ic'

const packages = { feather, heroicons, ic }

export const listIconNames = (set: IconSetId): string[] => drawingsOf(set, packages[iconSets[set].source].icons).map(([name]) => name)
