#pragma once

#include <string_view>

namespace attention {

/// The dictionary for the compression of links of version 1: strings of scenes, frequent ones last. It must never
/// change, so that old links stay readable. Newer keys are not in it, which only makes links longer; a new dictionary
/// would need link version 2.
inline constexpr std::string_view kLinkDictionary1 =
    R"~("measurement":{"machine":"","against":"","projections":"off","quick":"off","architectures":"convolut)~"
    R"~(ion,attention,recurrent","n":[],"d":[],"kernel":[],"repeats":[9,9],"seconds":[0.000Buffalo buffalo a)~"
    R"~(ttention weights depend on what words say and where they standthe dog bites the manwe like small num)~"
    R"~(bersthe cat saw the other catthe animal was too tiredthe animal with the bag did not cross the stree)~"
    R"~(t because it was too "weights""X""Q""K""V""scores""scaled""masked""head-output""concatenation""outpu)~"
    R"~(t""W_q""W_k""W_v""W_o""P""M""derivation""entropy""counts""difference""shuffled-output""token-differe)~"
    R"~(nce""order""largest-weight""gradient-norm""variance""histogram""weight-histogram""columns""bits""pri)~"
    R"~(nted""periods""rotated""target""rotation""residual""angles""gram""by-offset""sum""mask""tokens""conc)~"
    R"~(atenated""added""one-hot""W_x""W_p""token-part""position-part""properties""integer""integer-scaled"")~"
    R"~(binary""sinusoidal""learned""none-scores""integer-scores""integer-scaled-scores""one-hot-scores""bin)~"
    R"~(ary-scores""sinusoidal-scores""learned-scores""rotary-scores""alibi-scores""encoding""rows""similari)~"
    R"~(ty""queries""keys""content""attended""attention-output""convolution-output""restricted""by-alpha""ta)~"
    R"~(ble""costs""crossings""cheapest""distances""derivatives""path""measured""predicted""samples""exponen)~"
    R"~(ts""loss""accuracy""example""accuracy-by-place""logits""heads""gradients""answer""forced""lines""adj)~"
    R"~(ectives""explained""products""collapse""position""influence""by-distance""gradient""cos-sin""sin-cos)~"
    R"~(""dot""cosine""euclidean""none""integer""integer-scaled""one-hot""binary""sinusoidal""learned""rotar)~"
    R"~(y""alibi""alibi-two-sided""relative""normal""integers""ones""sliced""narrow""wide""causal""rotation")~"
    R"~("same-word""first-token""local-window""random""identity""average""difference""zeros""convolution""di)~"
    R"~(lated""recurrent""bidirectional""attention""restricted""some-output""dependency""mac""flop""forward")~"
    R"~("training""term""exact""cost""sequential""path""n""d""kernel""look-back""reverse""sort""majority""re)~"
    R"~(peat""induction""who-is-it""without-positions""pointing""free-1""free-2""linear""tanh""signed""blues)~"
    R"~(""lab""book""all""one""rows""columns""matrix""arrows""matrices""lines""shared""each""curves""plane"")~"
    R"~(side-by-side"attention"heads"order"scaling"softmax-temperature"encoding-curves"encoding-heatmap"bina)~"
    R"~(ry"relative-shift"similarity"token-plus-position"add-or-concatenate"encodings-compared"encoding-2d"p)~"
    R"~(osition-heads"convolution"complexity-table"complexity-chart"paths"measured-cost"training"trained-sen)~"
    R"~(tence"learned-positions"depth"fading,"m":,"first-column":,"last-column":,"position":,"pair":,"first-)~"
    R"~(shift":,"clock-axes":,"similarity-measure":,"training-length":,"embedding-dropout":,"grid-rows":,"gr)~"
    R"~(id-columns":,"from-cell":,"normalise-grid":,"head-design":,"masked-cells":,"entries":,"order":,"key-)~"
    R"~(width":,"draws":,"alpha":,"position-head":,"sharpness":,"content-mix":,"kernel-values":,"padding":,")~"
    R"~(path-kind":,"from-token":,"to-token":,"cost-kind":,"quantity":,"compared":,"sweep-first":,"sweep-las)~"
    R"~(t":,"repeats":,"quick":,"sample-run":,"symbols":,"every-layer":,"ghost":,"example":,"model":,"beside)~"
    R"~(":,"what-if":,"spectral-radius":,"activation":,"colour-map":,"step":,"queries":,"token-axis":,"outpu)~"
    R"~(t-view":,"listing":,"first-dimension":,"second-dimension":,"heads-view":,"isolate-head":,"weights-sc)~"
    R"~(ale":,"chart-view":,"networks":,"receptive-field":,"path-step":,"memory-tokens":,"batch":,"sequence")~"
    R"~(:,"numbers":,"attention-projections":,"valid-length":,"query-valid-length":,"attention-dropout":,"of)~"
    R"~(fsets":,"architecture":,"count":,"pass":,"against":,"task":,"steps":,"training-step":,"batch-size":,)~"
    R"~("learning-rate":,"residual":,"mlp":,"norm":,"look":,"start":,"scale-embedding":,"add-position":,"pro)~"
    R"~(jections":,"layer":,"encoding":,"mask":,"temperature":,"layers":,"offset":,"kernel":,"head":,"tokens)~"
    R"~(":,"heads":,"radius":,"base":,"seed":,"matrix":,"d":,"n":,"row":,"column":"reference":{"view":{"zoom)~"
    R"~(":{"left":-0.5,"right":,"top":,"bottom":},"size":{"width":120,"height":80},"pinned-rows":[0],"pinned)~"
    R"~(-columns":[0],"pinned-matrices":"{"attention-lab-scene":1,"program":"0.1.0","exhibit":"","parameters)~"
    R"~(":{"n":"on","off",null,)~";

}  // namespace attention
