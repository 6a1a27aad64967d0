#!/bin/sh
# Draws the demo's film from nothing: a title, four rules of the quay with a marker that moves, a soft tone. Needs ffmpeg.
set -eu
cd "$(dirname "$0")"
font=/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf
text() { printf "drawtext=fontfile=%s:text='%s':fontcolor=white:fontsize=%s:x=(w-text_w)/2:y=%s:enable='between(t,%s,%s)'" "$font" "$1" "$2" "$3" "$4" "$5"; }
filters="$(text 'Harbor safety' 48 130 0 4),$(text 'in twenty seconds' 28 200 0 4)"
filters="$filters,$(text '1  Wear your vest' 40 150 4 8),$(text '2  Stay behind the yellow line' 34 150 8 12)"
filters="$filters,$(text '3  Never walk under a load' 36 150 12 16),$(text '4  Stop work when unsure' 38 150 16 20)"
filters="$filters,drawbox=x=0:y=300:w=640:h=4:color=0xe09a1b:t=fill"
ffmpeg -y -loglevel error \
  -f lavfi -i "color=c=0x12284b:s=640x360:r=24:d=20" \
  -f lavfi -i "sine=frequency=220:sample_rate=44100:duration=20" \
  -f lavfi -i "color=c=0x4cc9c0:s=40x14:r=24:d=20" \
  -filter_complex "[0:v]$filters[film];[film][2:v]overlay=x='t/20*600':y=286,format=yuv420p[v]" -map "[v]" -map 1:a -af "volume=0.04,afade=t=in:d=1,afade=t=out:st=19:d=1" \
  -c:v libx264 -profile:v main -preset slow -crf 26 -g 48 -c:a aac -b:a 48k -ac 1 \
  -movflags +faststart -map_metadata -1 harbor-safety.mp4
