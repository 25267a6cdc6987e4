import { contract } from '@visage/contract'
import type { FaceBox, Material } from '@visage/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'

export type Spot = { x: number; y: number }

/** Whom the person's face will replace; `unknown` where nobody could look, and then it is the largest face. */
export type Target = { state: 'none' } | { state: 'several' } | { state: 'chosen'; spot: Spot } | { state: 'unknown' }

const optionsOf = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'picture-faces', id],
    queryFn: ({ signal }) => call(contract.materials.listUploadFaces, { params: { id } }, { signal }),
    staleTime: Infinity,
    retry: false,
  })

const middleOf = ({ left, top, width, height }: FaceBox): Spot => ({ x: left + width / 2, y: top + height / 2 })

/** The faces in a picture that was brought in, the largest first, and which of them is chosen. */
export const usePictureFaces = (material: Material | null) => {
  const queryClient = useQueryClient()
  const id = material?.id ?? ''
  const query = useQuery({ ...optionsOf(id), enabled: material !== null })
  const [choice, setChoice] = useState({ of: '', index: 0 })
  const chosen = choice.of === id ? choice.index : 0
  return {
    faces: query.data?.faces,
    hasFailed: query.isError,
    chosen,
    choose: (index: number) => setChoice({ of: id, index }),
    /** Waits until somebody has looked at the picture. Several faces have to have been shown before one counts as chosen. */
    async readTarget(of: Material): Promise<Target> {
      const wasShown = of.id === id && query.data !== undefined
      const answer = await queryClient.ensureQueryData(optionsOf(of.id)).catch(() => null)
      if (answer === null) return { state: 'unknown' }
      const face = answer.faces[wasShown ? chosen : 0]
      if (face === undefined) return { state: 'none' }
      return answer.faces.length > 1 && !wasShown ? { state: 'several' } : { state: 'chosen', spot: middleOf(face) }
    },
  }
}

export type PictureFaces = ReturnType<typeof usePictureFaces>
