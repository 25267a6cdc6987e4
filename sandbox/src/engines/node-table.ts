/** A list of choices, or the files of one of the folders of models. */
type InputType = 'INT' | 'FLOAT' | 'STRING' | 'BOOLEAN' | (string & {}) | readonly string[] | { folder: string }

export type NodeEntry = {
  required: Record<string, InputType>
  optional?: Record<string, InputType>
  output: readonly string[]
  isOutput?: boolean
}

const MODES = ['nearest-exact', 'bilinear', 'area', 'bicubic', 'lanczos'] as const
const SAMPLERS = ['euler', 'res_multistep', 'uni_pc'] as const
const SCHEDULERS = ['simple', 'normal', 'beta'] as const
const SWITCH = ['enable', 'disable'] as const
const SIZE = { width: 'INT', height: 'INT' } as const
const CONDITIONED = { positive: 'CONDITIONING', negative: 'CONDITIONING' } as const

const ROOTS = ['C', 'C#', 'Db', 'D', 'D#', 'Eb', 'E', 'F', 'F#', 'Gb', 'G', 'G#', 'Ab', 'A', 'A#', 'Bb', 'B']
const KEYS = ['major', 'minor'].flatMap((quality) => ROOTS.map((root) => `${root} ${quality}`))
const SAMPLING = {
  model: 'MODEL',
  steps: 'INT',
  cfg: 'FLOAT',
  sampler_name: SAMPLERS,
  scheduler: SCHEDULERS,
  ...CONDITIONED,
  latent_image: 'LATENT',
} as const

/** What the nodes of the shipped workflows take and give, as `/object_info` of ComfyUI 0.24 and later tells it. */
export const NODES: Record<string, NodeEntry> = {
  UNETLoader: {
    required: {
      unet_name: { folder: 'diffusion_models' },
      weight_dtype: ['default', 'fp8_e4m3fn', 'fp8_e4m3fn_fast', 'fp8_e5m2'],
    },
    output: ['MODEL'],
  },
  CheckpointLoaderSimple: { required: { ckpt_name: { folder: 'checkpoints' } }, output: ['MODEL', 'CLIP', 'VAE'] },
  CLIPLoader: {
    required: { clip_name: { folder: 'text_encoders' }, type: ['wan', 'lumina2', 'qwen_image', 'flux2', 'ace'] },
    optional: { device: ['default', 'cpu'] },
    output: ['CLIP'],
  },
  VAELoader: { required: { vae_name: { folder: 'vae' } }, output: ['VAE'] },
  CLIPVisionLoader: { required: { clip_name: { folder: 'clip_vision' } }, output: ['CLIP_VISION'] },
  LoraLoaderModelOnly: {
    required: { model: 'MODEL', lora_name: { folder: 'loras' }, strength_model: 'FLOAT' },
    output: ['MODEL'],
  },
  ModelSamplingAuraFlow: { required: { model: 'MODEL', shift: 'FLOAT' }, output: ['MODEL'] },
  ModelSamplingSD3: { required: { model: 'MODEL', shift: 'FLOAT' }, output: ['MODEL'] },
  CLIPTextEncode: { required: { text: 'STRING', clip: 'CLIP' }, output: ['CONDITIONING'] },
  CLIPVisionEncode: {
    required: { clip_vision: 'CLIP_VISION', image: 'IMAGE', crop: ['center', 'none'] },
    output: ['CLIP_VISION_OUTPUT'],
  },
  ConditioningZeroOut: { required: { conditioning: 'CONDITIONING' }, output: ['CONDITIONING'] },
  ReferenceLatent: {
    required: { conditioning: 'CONDITIONING' },
    optional: { latent: 'LATENT' },
    output: ['CONDITIONING'],
  },
  EmptySD3LatentImage: { required: { ...SIZE, batch_size: 'INT' }, output: ['LATENT'] },
  EmptyFlux2LatentImage: { required: { ...SIZE, batch_size: 'INT' }, output: ['LATENT'] },
  VAEEncode: { required: { pixels: 'IMAGE', vae: 'VAE' }, output: ['LATENT'] },
  VAEDecode: { required: { samples: 'LATENT', vae: 'VAE' }, output: ['IMAGE'] },
  KSampler: { required: { ...SAMPLING, seed: 'INT', denoise: 'FLOAT' }, output: ['LATENT'] },
  KSamplerAdvanced: {
    required: {
      ...SAMPLING,
      add_noise: SWITCH,
      noise_seed: 'INT',
      start_at_step: 'INT',
      end_at_step: 'INT',
      return_with_leftover_noise: SWITCH,
    },
    output: ['LATENT'],
  },
  SamplerCustom: {
    required: {
      model: 'MODEL',
      add_noise: 'BOOLEAN',
      noise_seed: 'INT',
      cfg: 'FLOAT',
      ...CONDITIONED,
      sampler: 'SAMPLER',
      sigmas: 'SIGMAS',
      latent_image: 'LATENT',
    },
    output: ['LATENT', 'LATENT'],
  },
  SamplerCustomAdvanced: {
    required: { noise: 'NOISE', guider: 'GUIDER', sampler: 'SAMPLER', sigmas: 'SIGMAS', latent_image: 'LATENT' },
    output: ['LATENT', 'LATENT'],
  },
  RandomNoise: { required: { noise_seed: 'INT' }, output: ['NOISE'] },
  CFGGuider: { required: { model: 'MODEL', ...CONDITIONED, cfg: 'FLOAT' }, output: ['GUIDER'] },
  KSamplerSelect: { required: { sampler_name: SAMPLERS }, output: ['SAMPLER'] },
  BasicScheduler: {
    required: { model: 'MODEL', scheduler: SCHEDULERS, steps: 'INT', denoise: 'FLOAT' },
    output: ['SIGMAS'],
  },
  Flux2Scheduler: { required: { steps: 'INT', ...SIZE }, output: ['SIGMAS'] },
  LoadImage: { required: { image: { folder: 'input' } }, output: ['IMAGE', 'MASK'] },
  LoadVideo: { required: { file: { folder: 'input' } }, output: ['VIDEO'] },
  GetVideoComponents: { required: { video: 'VIDEO' }, output: ['IMAGE', 'AUDIO', 'FLOAT'] },
  CreateVideo: { required: { images: 'IMAGE', fps: 'FLOAT' }, optional: { audio: 'AUDIO' }, output: ['VIDEO'] },
  SaveImage: { required: { images: 'IMAGE', filename_prefix: 'STRING' }, output: [], isOutput: true },
  DualCLIPLoader: {
    required: {
      clip_name1: { folder: 'text_encoders' },
      clip_name2: { folder: 'text_encoders' },
      type: ['sdxl', 'flux', 'hunyuan_video', 'ace'],
    },
    optional: { device: ['default', 'cpu'] },
    output: ['CLIP'],
  },
  LoadAudio: { required: { audio: { folder: 'input' } }, output: ['AUDIO'] },
  VAEEncodeAudio: { required: { audio: 'AUDIO', vae: 'VAE' }, output: ['LATENT'] },
  VAEDecodeAudio: { required: { samples: 'LATENT', vae: 'VAE' }, output: ['AUDIO'] },
  ReferenceTimbreAudio: {
    required: { conditioning: 'CONDITIONING' },
    optional: { latent: 'LATENT' },
    output: ['CONDITIONING'],
  },
  'EmptyAceStep1.5LatentAudio': { required: { seconds: 'FLOAT', batch_size: 'INT' }, output: ['LATENT'] },
  'TextEncodeAceStepAudio1.5': {
    required: {
      clip: 'CLIP',
      tags: 'STRING',
      lyrics: 'STRING',
      seed: 'INT',
      bpm: 'INT',
      duration: 'FLOAT',
      timesignature: ['2', '3', '4', '6'],
      language: 'en ja zh es de fr pt ru it nl pl tr vi cs fa id ko uk hu ar sv ro el'.split(' '),
      keyscale: KEYS,
      generate_audio_codes: 'BOOLEAN',
      cfg_scale: 'FLOAT',
      temperature: 'FLOAT',
      top_p: 'FLOAT',
      top_k: 'INT',
      min_p: 'FLOAT',
    },
    output: ['CONDITIONING'],
  },
  SaveAudioMP3: {
    required: { audio: 'AUDIO', filename_prefix: 'STRING', quality: ['V0', '128k', '320k'] },
    output: [],
    isOutput: true,
  },
  SaveVideo: {
    required: { video: 'VIDEO', filename_prefix: 'STRING', format: ['auto', 'mp4'], codec: ['auto', 'h264'] },
    output: [],
    isOutput: true,
  },
  ImageScale: {
    required: { image: 'IMAGE', upscale_method: MODES, ...SIZE, crop: ['disabled', 'center'] },
    output: ['IMAGE'],
  },
  ImageScaleToTotalPixels: {
    required: { image: 'IMAGE', upscale_method: MODES, megapixels: 'FLOAT' },
    optional: { resolution_steps: 'INT' },
    output: ['IMAGE'],
  },
  ImageFromBatch: { required: { image: 'IMAGE', batch_index: 'INT', length: 'INT' }, output: ['IMAGE'] },
  ImageBatch: { required: { image1: 'IMAGE', image2: 'IMAGE' }, output: ['IMAGE'] },
  PrimitiveInt: { required: { value: 'INT' }, output: ['INT'] },
  WanImageToVideo: {
    required: { ...CONDITIONED, vae: 'VAE', ...SIZE, length: 'INT', batch_size: 'INT' },
    optional: { clip_vision_output: 'CLIP_VISION_OUTPUT', start_image: 'IMAGE' },
    output: ['CONDITIONING', 'CONDITIONING', 'LATENT'],
  },
  SAM3_VideoTrack: {
    required: {
      images: 'IMAGE',
      model: 'MODEL',
      detection_threshold: 'FLOAT',
      max_objects: 'INT',
      detect_interval: 'INT',
    },
    optional: { initial_mask: 'MASK', conditioning: 'CONDITIONING' },
    output: ['SAM3_TRACK_DATA'],
  },
  SCAIL2ColoredMask: {
    required: {
      driving_track_data: 'SAM3_TRACK_DATA',
      object_indices: 'STRING',
      sort_by: ['none', 'left_to_right', 'area'],
      replacement_mode: 'BOOLEAN',
    },
    optional: { ref_track_data: 'SAM3_TRACK_DATA' },
    output: ['IMAGE', 'IMAGE'],
  },
  WanSCAILToVideo: {
    required: {
      ...CONDITIONED,
      vae: 'VAE',
      ...SIZE,
      length: 'INT',
      batch_size: 'INT',
      pose_strength: 'FLOAT',
      pose_start: 'FLOAT',
      pose_end: 'FLOAT',
      video_frame_offset: 'INT',
      previous_frame_count: 'INT',
    },
    optional: {
      pose_video: 'IMAGE',
      pose_video_mask: 'IMAGE',
      replacement_mode: 'BOOLEAN',
      reference_image: 'IMAGE',
      reference_image_mask: 'IMAGE',
      clip_vision_output: 'CLIP_VISION_OUTPUT',
      previous_frames: 'IMAGE',
    },
    output: ['CONDITIONING', 'CONDITIONING', 'LATENT', 'INT'],
  },
}
