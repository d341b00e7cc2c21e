import { iconSets, isIconSet } from '@dreiklang/domain/icons/icons'
import { iconsContract } from '@dreiklang/domain/icons/icons.contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'

export const iconsRoom: Room = {
  routes: [
    signedIn(iconsContract.read, async ({ params: { set } }) => {
      if (!isIconSet(set)) throw sharedErrors.refuse('nicht_gefunden')
      const { namespace, name, grid } = iconSets[set]
      const { listIconNames } = await import('./iconNames.ts')
      return { namespace, name, grid, list: listIconNames(set) }
    }),
  ],
}
